// The advantage card No Time to Lose: at the start of an activation, an advantage token of the pass
// pool pays for 1 aim and 1 dodge, or for a free Recover action.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

ActionOrder freeRecoverOf(UnitId unit) {
    return {.unit = unit, .action = Action::recover, .isFree = true};
}

bool mayGainForHaste(const Battle& battle, UnitId unit) {
    return roomFor(battle.unit(unit), Token::aim) > 0 ||
           roomFor(battle.unit(unit), Token::dodge) > 0;
}

bool mayHurry(const Battle& battle, const CardInPlay& card, const StartOfUnitActivation& point) {
    return battle.unit(point.unit).player == card.player &&
           battle.command(card.player).passPool > 0 &&
           (mayGainForHaste(battle, point.unit) ||
            isLegalAction(battle, freeRecoverOf(point.unit)));
}

void spendPassToken(Battle& battle, const CardInPlay& card, UnitId unit) {
    const int left = --battle.command(card.player).passPool;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::passTokenSpent(card.name),
                   .numbers = {{NumberId::tokens, left}},
                   .citation = card.citation(),
                   .player = card.player,
                   .unit = unit});
}

Task<void> hurry(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    const UnitId unit = point.unit;
    Messages texts;
    const bool gains = mayGainForHaste(battle, unit);
    if (gains)
        texts.push_back(say::bothOf(say::gainIt(1, say::tokenWord(Token::aim)),
                                    say::gainIt(1, say::tokenWord(Token::dodge))));
    if (isLegalAction(battle, freeRecoverOf(unit)))
        texts.push_back(say::freeOne(say::actionName(Action::recover)));
    const int chosen = co_await chooseText(battle, card, unit, std::move(texts), true);
    if (chosen < 0) co_return;
    spendPassToken(battle, card, unit);
    if (gains && chosen == 0) {
        co_await gainTokens(battle, unit, Token::aim, 1, card.citation());
        co_await gainTokens(battle, unit, Token::dodge, 1, card.citation());
    } else {
        co_await makeFreeAction(battle, freeRecoverOf(unit), card.citation());
    }
}

}  // namespace

CardRule noTimeToLose() {
    return CardRule(CardRule::Kind::battleCard, "no-time-to-lose")
        .at<StartOfUnitActivation>(hurry, mayHurry);
}

}  // namespace sightline::engine::cards
