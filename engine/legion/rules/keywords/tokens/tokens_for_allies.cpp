#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"

namespace sightline::engine::keywords {
namespace {

constexpr int helpRange = 2;

}  // namespace

std::vector<UnitId> alliesToHelp(const Battle& battle, UnitId helper) {
    return alliesAround(battle, helper, helpRange);
}

Task<void> giveTokens(Battle& battle, Bearer bearer,
                      std::function<std::vector<UnitId>(const Battle&)> candidates, int least,
                      int most, std::vector<Token> tokens, int each) {
    const std::vector<UnitId> chosen =
        co_await chooseUnits(battle, bearer, candidates, least, most);
    for (const UnitId unit : chosen) {
        for (const Token token : tokens)
            co_await gainTokens(battle, unit, token, each, bearer.citation());
    }
}

}  // namespace sightline::engine::keywords
