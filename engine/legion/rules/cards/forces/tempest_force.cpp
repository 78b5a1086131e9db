// The battle force Tempest Force. Vehicles have Scout 2. Units that are not within range 3 of an
// allied commander and have no Comms upgrade remove 1 suppression fewer in the step Remove Tokens.
// One special forces or support unit may be set aside in the setup.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/cards/forces/units_set_aside.h"

namespace sightline::engine::cards {
namespace {

constexpr int rangeOfTempest = 3, mostSetAside = 1;

std::vector<UnitId> vehiclesWithoutScout(const Battle& battle, const CardInPlay& force) {
    std::vector<UnitId> units = battle.unitsOf(force.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return !isVehicle(unit.card->type) || hasEffectOf(unit, force);
    });
    return units;
}

bool hasVehicles(const Battle& battle, const CardInPlay& force, const StartOfCommandPhase&) {
    return !vehiclesWithoutScout(battle, force).empty();
}

Task<void> giveScout(Battle& battle, CardInPlay force, StartOfCommandPhase&) {
    for (const UnitId unit : vehiclesWithoutScout(battle, force))
        giveForGame(battle, force, unit, force.program->given);
    co_return;
}

bool hasComms(const Battle& battle, const UnitState& unit) {
    return std::any_of(unit.cards.begin(), unit.cards.end(), [&](const EquippedCard& one) {
        return one.slot == "comms" && !battle.hasLost(unit.id, one.id);
    });
}

bool keepsSuppression(const Battle& battle, const CardInPlay& force,
                      const RemoveSuppression& point) {
    const UnitState& unit = battle.unit(point.unit);
    return battle.phase == Phase::end && point.cause == RemoveSuppression::Cause::rule &&
           unit.player == force.player && point.tokens > 0 && !hasComms(battle, unit) &&
           !isWithinOfCommander(battle, point.unit, rangeOfTempest);
}

Task<void> keepSuppression(Battle&, CardInPlay, RemoveSuppression& point) {
    point.tokens = std::max(0, point.tokens - 1);
    co_return;
}

std::vector<UnitId> unitsForAmbush(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId one) {
        const Rank rank = battle.unit(one).rank();
        const bool ranked = rank == Rank::specialForces || rank == Rank::support;
        return !ranked || !maySetAside(battle, one);
    });
    return units;
}

bool mayAmbush(const Battle& battle, const CardInPlay& force, const DeployInPreparedPositions&) {
    return !unitsForAmbush(battle, force.player).empty();
}

Task<void> ambush(Battle& battle, CardInPlay force, DeployInPreparedPositions&) {
    co_await setUnitsAside(battle, force, unitsForAmbush, mostSetAside);
}

Task<void> endAmbush(Battle& battle, CardInPlay force, BeforeActivation& point) {
    co_await bringForward(battle, force, point, false);
}

}  // namespace

CardRule tempestForce() {
    return CardRule(CardRule::Kind::battleForce, "tempest-force")
        .atInAnyOrder<StartOfCommandPhase>(giveScout, hasVehicles)
        .atInAnyOrder<RemoveSuppression>(keepSuppression, keepsSuppression)
        .atInAnyOrder<DeployInPreparedPositions>(ambush, mayAmbush)
        .at<BeforeActivation>(endAmbush, comesForward)
        .holdsFor<DeploymentOrigin>(keepAside);
}

}  // namespace sightline::engine::cards
