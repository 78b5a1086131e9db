// The battle force Stormtrooper Battalion. Commanders and operatives that are not unique have
// Target 2 and gain 1 surge when they are issued an order. The nominated commander has Compel.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

/// The indices of the keywords in the data of the battle force.
constexpr std::size_t targetOfBattalion = 0, compelOfBattalion = 1;

bool isOfficer(const UnitState& unit) {
    const Rank rank = unit.rank();
    return (rank == Rank::commander || rank == Rank::operative) && !unit.card->unique;
}

std::vector<UnitId> officersWithoutTarget(const Battle& battle, const CardInPlay& force) {
    std::vector<UnitId> units = battle.unitsOf(force.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return !isOfficer(unit) || hasEffectOf(unit, force);
    });
    return units;
}

void grant(Battle& battle, const CardInPlay& force, UnitId unit, std::size_t keyword,
           EffectDuration until) {
    RuleGrant brings{.source = force.name, .citation = force.citation()};
    brings.keywords = {force.program->given[keyword]};
    beginEffect(battle, unit, std::move(brings), until);
}

// A unit may become a commander during the game. It gets Target 2 at the start of the next Command
// Phase, because orders are issued only in a Command Phase.
bool hasNewOfficers(const Battle& battle, const CardInPlay& force, const StartOfCommandPhase&) {
    return !officersWithoutTarget(battle, force).empty();
}

Task<void> giveTarget(Battle& battle, CardInPlay force, StartOfCommandPhase&) {
    for (const UnitId unit : officersWithoutTarget(battle, force))
        grant(battle, force, unit, targetOfBattalion, EffectDuration::game);
    co_return;
}

bool isOfficerOrdered(const Battle& battle, const CardInPlay& force, const OrderIssued& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == force.player && isOfficer(unit);
}

Task<void> giveSurge(Battle& battle, CardInPlay force, OrderIssued& point) {
    co_await gainTokens(battle, point.unit, Token::surge, 1, force.citation());
}

bool hasCommander(const Battle& battle, const CardInPlay& force, const StartOfIssueOrders& point) {
    return point.player == force.player && battle.has(battle.command(force.player).commander);
}

Task<void> giveCompel(Battle& battle, CardInPlay force, StartOfIssueOrders&) {
    grant(battle, force, battle.command(force.player).commander, compelOfBattalion,
          EffectDuration::round);
    co_return;
}

}  // namespace

CardRule stormtrooperBattalion() {
    return CardRule(CardRule::Kind::battleForce, "stormtrooper-battalion")
        .atInAnyOrder<StartOfCommandPhase>(giveTarget, hasNewOfficers)
        .atInAnyOrder<StartOfIssueOrders>(giveCompel, hasCommander)
        .atInAnyOrder<OrderIssued>(giveSurge, isOfficerOrdered);
}

}  // namespace sightline::engine::cards
