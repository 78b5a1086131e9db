#include "engine/legion/rules/cards/forces/units_set_aside.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/force_army.h"
#include "engine/legion/rules/movement/deploy_by_placing.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/words/deployment.h"

namespace sightline::engine::cards {
namespace {

/// The advantage token is a named token of the unit, so players see it and can change it by hand.
constexpr const char* asideToken = "Advantage";
constexpr int rangeOfEnemies = 2;

bool holdsAsset(const Battle& battle, UnitId unit) {
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return token.kind == ObjectiveKind::asset && token.holder == unit;
    });
}

bool isPassenger(const Battle& battle, UnitId unit) {
    return std::any_of(battle.units.begin(), battle.units.end(),
                       [&](const UnitState& one) { return one.transported == unit; });
}

}  // namespace

bool isSetAside(const UnitState& unit) {
    return unit.undeployed && unit.marks.contains(asideToken);
}

bool maySetAside(const Battle& battle, UnitId unit) {
    return battle.unit(unit).undeployed && !holdsAsset(battle, unit) &&
           !isPassenger(battle, unit) && battle.unit(unit).transported.none();
}

Task<void> setUnitsAside(Battle& battle, CardInPlay force, UnitsOfPlayer units, int most) {
    const UnitsNow able = [units, player = force.player](const Battle& now) {
        return units(now, player);
    };
    const std::vector<UnitId> chosen = co_await chooseUnitsFor(battle, force, able, 0, most);
    for (const UnitId unit : chosen) {
        battle.unit(unit).marks[asideToken] = 1;
        battle.record({.happening = Happening::keywordActed,
                       .message = say::setAside(),
                       .citation = force.citation(),
                       .unit = unit});
    }
}

bool comesForward(const Battle& battle, const CardInPlay& force, const BeforeActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == force.player && isSetAside(unit);
}

Task<void> bringForward(Battle& battle, const CardInPlay& force, BeforeActivation& point,
                        bool onlyLeader) {
    const PlacedDeployment how{.unit = point.unit,
                               .citation = force.citation(),
                               .said = say::placedFor(force.name),
                               .awayFromEnemies = rangeOfEnemies,
                               .allAway = !onlyLeader};
    point.replaced = true;
    if (!mayDeployByPlacing(battle, how)) {
        battle.record({.happening = Happening::keywordActed,
                       .message = say::noPlaceFor(force.name),
                       .citation = force.citation(),
                       .unit = point.unit});
        co_return;
    }
    const bool placed = co_await deployByPlacing(battle, how);
    if (placed) battle.unit(point.unit).marks.erase(asideToken);
}

void keepAside(const CurrentState& now, const ForceArmy& army, DeploymentOrigin& point) {
    const UnitStand& stand = *now.unit(point.unit).stand;
    if (army.has(point.unit) && stand.undeployed && stand.marks.contains(asideToken))
        point.territory.clear();
}

}  // namespace sightline::engine::cards
