#include "engine/legion/lists/army/unit_offers.h"

#include <algorithm>
#include <set>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/judge_parts.h"

namespace sightline::engine {
namespace {

Misfit misfitOf(const ArmyObjection& objection) {
    return {objection.citation, objection.what, objection.wayOut};
}

// The reason why the army can never contain the unit: its faction, its hiring factions, or the
// battle force. Checks an army in which this unit is alone.
std::optional<Misfit> foreignness(const ArmyList& list, const UnitEntry& entry,
                                  const Catalogue& catalogue) {
    ArmyList alone = list;
    alone.units = {joining(entry)};
    const ResolvedArmy army = resolveUnits(alone, catalogue);
    Objections objections;
    judgeFactions(army, objections);
    judgeMercenaries(army, objections);
    judgeBattleForce(army, objections);
    for (const ArmyObjection& objection : objections) {
        if (objection.unit && !objection.unfinished) return misfitOf(objection);
    }
    return std::nullopt;
}

// The objection that a new unit would add to the army. Objections to upgrades and to missing cards
// do not count.
std::optional<Misfit> newObjection(const ArmyList& list, const UnitEntry& entry,
                                   const std::set<std::string>& known, const Catalogue& catalogue) {
    ArmyList with = list;
    with.units.push_back(joining(entry));
    for (const ArmyObjection& objection : judgeArmy(with, catalogue, ArmyParts::units)) {
        if (objection.unfinished || objection.area == ArmyObjection::Area::upgrades) continue;
        if (!known.contains(objection.text)) return misfitOf(objection);
    }
    return std::nullopt;
}

UnitOffer offerOf(const ArmyList& list, const UnitEntry& entry, const Catalogue& catalogue) {
    ArmyList with = list;
    with.units = {joining(entry)};
    const ResolvedArmy army = resolveUnits(with, catalogue);
    const ResolvedUnit& unit = army.units.front();
    return {&entry, pointsOf(army, unit), false, std::nullopt, unit.rank};
}

}  // namespace

bool contains(const BattleForce& force, const UnitEntry& unit) {
    return std::any_of(force.units.begin(), force.units.end(), [&](const auto& ranked) {
        const auto& ids = ranked.second;
        return std::find(ids.begin(), ids.end(), unit.facts.id) != ids.end();
    });
}

bool mayField(const UnitEntry& unit, const std::string& faction, const BattleForce* force) {
    if (force != nullptr && contains(*force, unit)) return true;
    return unit.facts.faction == faction ||
           std::find(unit.mercenaryFor.begin(), unit.mercenaryFor.end(), faction) !=
               unit.mercenaryFor.end();
}

ArmyUnit joining(const UnitEntry& entry) {
    ArmyUnit unit{.unit = entry.facts.id, .upgrades = entry.startsWith};
    if (entry.alwaysWithCounterpart) unit.counterpart = entry.counterpart;
    return unit;
}

std::vector<UnitOffer> unitOffersFor(const ArmyList& list, const Catalogue& catalogue) {
    std::set<std::string> known;
    for (const ArmyObjection& objection : judgeArmy(list, catalogue, ArmyParts::units)) {
        if (!objection.unfinished) known.insert(objection.text);
    }
    std::vector<UnitOffer> offers;
    for (const UnitEntry& entry : catalogue.of(editionOf(list.size)).units) {
        UnitOffer offer = offerOf(list, entry, catalogue);
        offer.misfit = foreignness(list, entry, catalogue);
        offer.foreign = offer.misfit.has_value();
        if (!offer.foreign) offer.misfit = newObjection(list, entry, known, catalogue);
        offers.push_back(std::move(offer));
    }
    std::stable_sort(offers.begin(), offers.end(), [](const UnitOffer& a, const UnitOffer& b) {
        if (a.rank != b.rank) return a.rank < b.rank;
        return a.entry->card.name < b.entry->card.name;
    });
    return offers;
}

}  // namespace sightline::engine
