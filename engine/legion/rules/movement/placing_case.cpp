#include "engine/legion/rules/movement/placing_case.h"

#include <algorithm>

#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

bool mustBeWholly(const PlacingCase& placing, MiniId id) {
    return placing.bounds.wholly || id == placing.bounds.leader;
}

}  // namespace

std::vector<MiniId> moversOf(const Battle& battle, const PlacingOrder& order) {
    const auto& minis = battle.unit(order.unit).minis;
    if (minis.empty()) return {};
    if (order.movers.empty()) return {minis.begin() + 1, minis.end()};
    std::vector<MiniId> movers = order.movers;
    std::erase_if(movers, [&](MiniId one) { return battle.mini(one).defeated; });
    return movers;
}

PlacingCase caseOf(const Battle& battle, const PlacingOrder& order) {
    PlacingCase placing;
    placing.battle = &battle;
    placing.unit = order.unit;
    const UnitState& unit = battle.unit(order.unit);
    if (unit.defeated()) {  // a player defeated the unit by hand while it was placed
        placing.proposal.emplace();
        return placing;
    }
    placing.leader = battle.mini(unit.leader()).mini;
    placing.movers = moversOf(battle, order);
    const Tabletop table = tabletopOf(battle);
    placing.hulls = vehiclesBetween(table, order.unit, order.unit);
    placing.leaderBefore = order.leaderBefore;
    if (!order.contact.none()) placing.contacts.push_back(order.contact);
    placing.contacts.insert(placing.contacts.end(), order.alsoContact.begin(),
                            order.alsoContact.end());
    placing.avoidDifficult = order.avoidDifficult;
    placing.citation = order.citation;
    placing.bounds.leader = unit.leader();
    placing.bounds.contact = order.contact;
    placing.bounds.alsoContact = order.alsoContact;
    placing.bounds.terms = placementTermsOf(unit.card->type);
    placing.bounds.within = order.within;
    placing.bounds.wholly = order.wholly;
    placing.allows = order.allows;
    placing.awayFromEnemies = order.awayFromEnemies;
    if (!order.within.empty()) placing.bounds.terms.mayEndOnImpassable = false;
    placing.bounds.others = battle.inTheWayOf(order.unit);
    for (MiniId own : unit.minis) {
        const bool placed =
            std::find(placing.movers.begin(), placing.movers.end(), own) != placing.movers.end();
        if (!placed) placing.bounds.others.push_back({own.value, battle.mini(own).mini});
    }
    for (const geometry::PlacedMini& enemy : battle.others(order.unit, opponent(unit.player))) {
        const UnitId of = battle.mini(MiniId{enemy.key}).unit;
        const auto isAmong = [of](const std::vector<UnitId>& units) {
            return std::find(units.begin(), units.end(), of) != units.end();
        };
        if (!isAmong(placing.contacts) && !isAmong(order.mayTouch))
            placing.bounds.forbidden.push_back(enemy);
    }
    return placing;
}

double gapToLeader(const PlacingCase& placing, const geometry::Mini& mini) {
    return geometry::gap(geometry::outlineOf(placing.leader), geometry::outlineOf(mini));
}

std::ptrdiff_t contactsTouched(const Battle& battle, const std::vector<UnitId>& units,
                               const geometry::Mini& mini) {
    return std::count_if(units.begin(), units.end(), [&](UnitId unit) {
        const auto& minis = battle.unit(unit).minis;
        return std::any_of(minis.begin(), minis.end(), [&](MiniId one) {
            return geometry::inBaseContact(mini, battle.mini(one).mini);
        });
    });
}

bool isOutside(const PlacingCase& placing, MiniId id, const geometry::Mini& mini) {
    const geometry::Territory& territory = placing.bounds.within;
    if (territory.empty()) return false;
    return mustBeWholly(placing, id) ? !completelyWithinTerritory(territory, mini)
                                     : !withinTerritory(territory, mini);
}

bool isTooNear(const PlacingCase& placing, const geometry::Mini& mini) {
    if (!placing.awayFromEnemies) return false;
    const double range = *placing.awayFromEnemies * placing.battle->field.dimensions().rangeBand;
    return isNearAny(mini, placing.bounds.forbidden, range);
}

}  // namespace sightline::engine
