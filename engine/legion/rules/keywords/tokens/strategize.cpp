// The unit keyword Strategize X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"

namespace sightline::engine::keywords {
namespace {

// The unit gains 1 suppression token. Then the player must choose X allied units, or all if there
// are fewer. Each of them gains 1 aim token and 1 dodge token.
Task<void> planAhead(Battle& battle, Bearer bearer) {
    co_await gainTokens(battle, bearer.unit, Token::suppression, 1, bearer.citation());
    const auto candidates = [planner = bearer.unit](const Battle& now) {
        return alliesToHelp(now, planner);
    };
    std::vector<Token> tokens{Token::aim, Token::dodge};
    co_await giveTokens(battle, bearer, candidates, bearer.x, bearer.x, tokens);
}

}  // namespace

KeywordRule strategize() {
    return KeywordRule(Keyword::strategize, {.value = true}).cardAction(planAhead);
}

}  // namespace sightline::engine::keywords
