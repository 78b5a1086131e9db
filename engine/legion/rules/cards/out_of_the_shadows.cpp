// The command card Out of the Shadows. In its round, after an attack of an allied unit of the
// Children of the Watch, the faceup order token of the defender is shuffled into the order pool,
// and the defender gains 1 suppression. A unit that is activating keeps its order token. The card
// data contain the text for Divulge.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/card_targets.h"
#include "engine/legion/rules/state/attack.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

// The text for Divulge in the card data names the units of the Children of the Watch.
bool isOfTheWatch(const CardInPlay& card, const UnitState& unit) {
    return isAllowedByData(*card.command, *unit.card, unit.rank());
}

bool isSurprised(const Battle& battle, const CardInPlay& card, const AttackResolved& point) {
    if (!battle.has(point.attack.attacker)) return false;
    const UnitId acting = battle.activation ? battle.activation->unit : UnitId{};
    if (acting == point.attack.defender()) return false;
    const UnitState& attacker = battle.unit(point.attack.attacker);
    const UnitState& defender = battle.unit(point.attack.defender());
    return attacker.player == card.player && isOfTheWatch(card, attacker) &&
           defender.player != card.player && !defender.defeated() && defender.ordered &&
           !defender.activated;
}

Task<void> surprise(Battle& battle, CardInPlay card, AttackResolved& point) {
    const UnitId id = point.attack.defender();
    UnitState& defender = battle.unit(id);
    defender.ordered = false;
    if (battle.phase == Phase::activation) ++battle.command(defender.player).pool[defender.rank()];
    battle.record({.happening = Happening::keywordActed,
                   .message = say::tokenToPool(card.name),
                   .citation = card.citation(),
                   .unit = id});
    co_await gainTokens(battle, id, Token::suppression, 1, card.citation());
}

}  // namespace

CardRule outOfTheShadows() {
    return CardRule(CardRule::Kind::command, "out-of-the-shadows")
        .atInAnyOrder<AttackResolved>(surprise, isSurprised);
}

}  // namespace sightline::engine::cards
