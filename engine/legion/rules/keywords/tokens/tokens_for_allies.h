/// Card actions that give tokens to allied units. Private to engine/legion/rules/keywords.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// The allied units within range 2 of the unit with the keyword, and the unit itself.
std::vector<UnitId> alliesToHelp(const Battle& battle, UnitId helper);

/// The player chooses between `least` and `most` of the units in `candidates`. Each chosen unit
/// gains `each` tokens of every kind in `tokens`. If a card says "up to X units", `least` is 1,
/// because an action must give tokens to at least one unit.
Task<void> giveTokens(Battle& battle, Bearer bearer,
                      std::function<std::vector<UnitId>(const Battle&)> candidates, int least,
                      int most, std::vector<Token> tokens, int each = 1);

/// Gives 1 token of the kind `token` to each of up to X allied units within range 2.
template <Token token>
Task<void> giveToAllies(Battle& battle, Bearer bearer) {
    const auto candidates = [helper = bearer.unit](const Battle& now) {
        return alliesToHelp(now, helper);
    };
    std::vector<Token> tokens{token};
    co_await giveTokens(battle, bearer, candidates, 1, bearer.x, tokens);
}

}  // namespace sightline::engine::keywords
