// The unit keyword Hunted. Core Rulebook, Keyword Glossary. The text of Hunted names the keyword
// Bounty of enemy units.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

bool isHunted(const Battle& battle, const Bearer& bearer, const ResolveSetupEffects&) {
    const std::vector<UnitId> enemies = battle.unitsOf(opponent(bearer.player));
    return std::any_of(enemies.begin(), enemies.end(),
                       [&](UnitId one) { return battle.unit(one).card->has(Keyword::bounty); });
}

Task<void> putPriceOn(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    co_await gainTokens(battle, bearer.unit, Token::bounty, 1, bearer.citation());
}

}  // namespace

KeywordRule hunted() {
    return KeywordRule(Keyword::hunted).atInAnyOrder<ResolveSetupEffects>(putPriceOn, isHunted);
}

}  // namespace sightline::engine::keywords
