// The battle force Bright Tree Village. In the step Remove Tokens, Ewok units remove 1 suppression
// token less than other units. Rebel commanders have Allies of Convenience.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

bool isEwokInEndPhase(const Battle& battle, const CardInPlay& force,
                      const RemoveSuppression& point) {
    const UnitState& unit = battle.unit(point.unit);
    return battle.phase == Phase::end && point.cause == RemoveSuppression::Cause::rule &&
           unit.player == force.player && unit.card->affiliation == "Ewok" && point.tokens > 0;
}

Task<void> keepEwokSuppression(Battle&, CardInPlay, RemoveSuppression& point) {
    point.tokens = std::max(0, point.tokens - 1);
    co_return;
}

std::vector<UnitId> commandersWithoutAllies(const Battle& battle, const CardInPlay& force) {
    std::vector<UnitId> units = commandersOf(battle, force.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return unit.card->faction != "rebels" || hasEffectOf(unit, force) ||
               unit.card->has(Keyword::alliesOfConvenience);
    });
    return units;
}

// A unit may become a commander during the game. It gets Allies of Convenience at the start of the
// next Command Phase, because commanders issue orders only in a Command Phase.
bool hasNewCommanders(const Battle& battle, const CardInPlay& force, const StartOfCommandPhase&) {
    return !commandersWithoutAllies(battle, force).empty();
}

Task<void> befriendAllies(Battle& battle, CardInPlay force, StartOfCommandPhase&) {
    for (const UnitId unit : commandersWithoutAllies(battle, force)) {
        RuleGrant brings{.source = force.name, .citation = force.citation()};
        brings.keywords = force.program->given;
        beginEffect(battle, unit, std::move(brings), EffectDuration::game);
    }
    co_return;
}

}  // namespace

CardRule brightTreeVillage() {
    return CardRule(CardRule::Kind::battleForce, "bright-tree-village")
        .atInAnyOrder<StartOfCommandPhase>(befriendAllies, hasNewCommanders)
        .atInAnyOrder<RemoveSuppression>(keepEwokSuppression, isEwokInEndPhase);
}

}  // namespace sightline::engine::cards
