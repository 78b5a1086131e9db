#include "engine/exchange/choose_units.h"

#include <algorithm>

#include "engine/exchange/known_names.h"

namespace sightline::engine {
namespace {

using Units = std::vector<const UnitEntry*>;

template <class Fits>
void keep(Units& units, Fits fits) {
    Units kept;
    std::copy_if(units.begin(), units.end(), std::back_inserter(kept),
                 [&](const UnitEntry* unit) { return fits(*unit); });
    if (!kept.empty()) units = std::move(kept);
}

bool fields(const BattleForce& force, const std::string& unit) {
    return std::any_of(force.units.begin(), force.units.end(), [&](const auto& ranked) {
        return std::find(ranked.second.begin(), ranked.second.end(), unit) != ranked.second.end();
    });
}

bool costs(const UnitEntry& unit, const UnitEvidence& evidence) {
    const int upgrades = evidence.upgrades ? evidence.upgrades(unit) : 0;
    const int whole = unit.card.points + upgrades;
    if (evidence.points && (*evidence.points == unit.card.points || *evidence.points == whole ||
                            *evidence.points == whole * evidence.count))
        return true;
    return evidence.total && *evidence.total == whole * evidence.count;
}

bool meantByBareName(const UnitEntry& unit, const std::string& folded) {
    return unit.card.title.empty() && foldedName(unit.facts.shownName()) == folded;
}

}  // namespace

bool mayField(const UnitEntry& unit, const std::string& faction, const BattleForce* force) {
    if (force != nullptr && fields(*force, unit.facts.id)) return true;
    return unit.facts.faction == faction ||
           std::find(unit.mercenaryFor.begin(), unit.mercenaryFor.end(), faction) !=
               unit.mercenaryFor.end();
}

UnitChoice chooseUnit(Units units, const std::string& name, const UnitEvidence& evidence) {
    const std::string folded = foldedName(name);
    if (!evidence.faction.empty()) {
        keep(units, [&](const UnitEntry& unit) {
            return mayField(unit, evidence.faction, evidence.force);
        });
    }
    if (evidence.force != nullptr) {
        keep(units, [&](const UnitEntry& unit) { return fields(*evidence.force, unit.facts.id); });
    }
    keep(units, [&](const UnitEntry& unit) {
        return !unit.card.title.empty() &&
               foldedName(unit.card.name + " " + unit.card.title) == folded;
    });
    if (evidence.rank)
        keep(units, [&](const UnitEntry& unit) { return unit.card.rank == *evidence.rank; });
    UnitChoice choice{units, false};
    const bool bare = std::any_of(units.begin(), units.end(), [&](const UnitEntry* unit) {
        return meantByBareName(*unit, folded);
    });
    if (evidence.points || evidence.total)
        keep(choice.fitting, [&](const UnitEntry& unit) { return costs(unit, evidence); });
    if (choice.fitting.size() > 1)
        keep(choice.fitting, [&](const UnitEntry& unit) { return meantByBareName(unit, folded); });
    choice.byPoints =
        bare && choice.fitting.size() == 1 && !meantByBareName(*choice.fitting.front(), folded);
    return choice;
}

}  // namespace sightline::engine
