#include "engine/army/judge_army.h"

#include <algorithm>

#include "engine/army/army_points.h"
#include "engine/army/judge_parts.h"
#include "engine/army/unique_cards.h"

namespace sightline::engine {

const std::string& nameOf(ArmyObjection::Area area) {
    static const std::vector<std::string> names{"points",   "ranks", "units",
                                                "upgrades", "hand",  "deck"};
    return names[static_cast<std::size_t>(area)];
}

bool listHolds(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

void judgeIds(const ResolvedArmy& army, Objections& objections) {
    const auto unknown = [&](const std::string& id, std::optional<std::size_t> unit) {
        objections.push_back({ArmyObjection::Area::units, page(16, "Build an Army"),
                              "the catalogue has no card \"" + id + "\"",
                              "remove it, or switch on the pack that it comes from", unit, id});
    };
    for (std::size_t i = 0; i < army.list->units.size(); ++i) {
        const ArmyUnit& unit = army.list->units[i];
        if (army.catalogue->unit(unit.unit) == nullptr) unknown(unit.unit, i);
        for (const std::string& id : unit.upgrades) {
            if (army.catalogue->upgrade(id) == nullptr) unknown(id, i);
        }
        if (!unit.counterpart.empty() && army.catalogue->counterpart(unit.counterpart) == nullptr) {
            unknown(unit.counterpart, i);
        }
    }
    if (!army.list->battleForce.empty() && army.force == nullptr)
        unknown(army.list->battleForce, std::nullopt);
}

void judgePoints(const ResolvedArmy& army, Objections& objections) {
    const int most = rulesOf(army.list->size).mostPoints;
    int points = 0;
    for (const ResolvedUnit& unit : army.units) points += pointsOf(army, unit);
    if (points <= most) return;
    objections.push_back(
        {ArmyObjection::Area::points, page(16, "Points"),
         std::to_string(points) + " points, at most " + std::to_string(most) + " are allowed",
         "remove " + std::to_string(points - most) + " points"});
}

// Unique and limited names count across units, counterparts and upgrades.
void judgeNames(const ResolvedArmy& army, Objections& objections) {
    const auto object = [&](const std::string& name, const NameCount::Count& count) {
        if (count.limit == 0 || count.copies <= count.limit) return;
        objections.push_back({ArmyObjection::Area::units, page(17, "Unique and Limited"),
                              name + " stands " + std::to_string(count.copies) +
                                  " times in the army, at most " + std::to_string(count.limit) +
                                  (count.limit == 1 ? " is" : " are") + " allowed",
                              "remove " + std::to_string(count.copies - count.limit) +
                                  " of the cards of that name"});
    };
    const NameCount count = countNames(army);
    for (const auto& [name, copies] : count.names) object(name, copies);
    for (const auto& [title, copies] : count.titles) object(title, copies);
}

std::optional<ArmyObjection> judgeOpponents(const ArmyList& one, const ArmyList& other) {
    if (one.size == other.size) return std::nullopt;
    const auto described = [](GameSize size) {
        const GameRules& rules = rulesOf(size);
        return rules.name + " (" + std::to_string(rules.mostPoints) + " points)";
    };
    return ArmyObjection{ArmyObjection::Area::points, page(16, "Points"),
                         "the armies are for different games, " + described(one.size) + " and " +
                             described(other.size),
                         "choose two armies of the same size"};
}

std::string asLine(const ArmyObjection& objection) {
    return objection.text + "; " + objection.fix + " (p. " +
           std::to_string(objection.citation.page) + ", " + objection.citation.section + ")";
}

namespace {

// Today's points and rules would judge it wrongly, so nothing else is said of it.
ArmyObjection notYet2018() {
    return {ArmyObjection::Area::points, page(16, "Points"),
            "armies of the 2018 edition cannot be judged or played yet: the catalogue has today's "
            "points, the game today's rules",
            "choose another size of game"};
}

}  // namespace

std::vector<ArmyObjection> judgeArmy(const ArmyList& list, const Catalogue& catalogue,
                                     ArmyParts parts) {
    if (list.size == GameSize::edition2018) return {notYet2018()};
    const ResolvedArmy army =
        parts == ArmyParts::units ? resolveUnits(list, catalogue) : resolve(list, catalogue);
    Objections objections;
    judgeIds(army, objections);
    judgeFactions(army, objections);
    judgePoints(army, objections);
    judgeRanks(army, objections);
    judgeDetachments(army, objections);
    judgeUpgrades(army, objections);
    judgeNames(army, objections);
    if (parts != ArmyParts::units) judgeHand(army, objections);
    if (parts == ArmyParts::all) judgeDeck(army, objections);
    judgeMercenaries(army, objections);
    judgeBattleForce(army, objections);
    return objections;
}

}  // namespace sightline::engine
