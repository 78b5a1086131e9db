// The unit keyword Danger Sense X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

// True if a rule removes suppression tokens from the unit. False if the unit's player has chosen
// the number of tokens (Recover): then the keyword asks no question.
bool losesTokens(const Battle&, const Bearer& bearer, const RemoveSuppression& point) {
    return point.unit == bearer.unit && point.tokens > 0 &&
           point.cause != RemoveSuppression::Cause::chosen;
}

Task<void> keepTokens(Battle& battle, Bearer bearer, RemoveSuppression& point) {
    const auto most = [&point, x = bearer.x](const Battle& now) {
        return std::min({x, point.tokens, now.unit(point.unit).tokens[Token::suppression]});
    };
    const std::string name(nameOf(bearer.keyword));
    const int kept = co_await chooseNumber(battle, bearer, say::suppressionThatItKeeps(name), most);
    point.tokens -= kept;
    if (kept == 0) co_return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::keepsSuppression(name),
                   .numbers = {{Token::suppression, kept}},
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
}

// Adds 1 defense die of the colour on the unit card for each suppression token, at most X dice.
void addDice(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    const int tokens = now.unit(defender.unit).stand->tokens[Token::suppression];
    const Die die = point.facts.defenderCard->defenseDie;
    point.terms.defenseDice.add(die, defender.reason(std::min(tokens, defender.x)));
}

}  // namespace

KeywordRule dangerSense() {
    return KeywordRule(Keyword::dangerSense, {.value = true})
        .at<RemoveSuppression>(keepTokens, losesTokens)
        .holds<AttackNumbers, BorneBy::defender>(addDice);
}

}  // namespace sightline::engine::keywords
