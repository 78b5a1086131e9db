// The unit keyword Generator X. Core Rulebook, Keyword Glossary. An active shield token is never
// worse than an inactive one. So the game flips as many shield tokens as possible and asks no
// question.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shields.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

bool hasSpentShields(const Battle& battle, const Bearer& bearer, const StartOfEndPhase&) {
    return battle.unit(bearer.unit).tokens[Token::inactiveShield] > 0;
}

Task<void> renewByGenerator(Battle& battle, Bearer bearer, StartOfEndPhase&) {
    renewShields(battle, bearer.unit, bearer.x, bearer.keyword);
    co_return;
}

}  // namespace

KeywordRule generator() {
    return KeywordRule(Keyword::generator, {.value = true})
        .at<StartOfEndPhase>(renewByGenerator, hasSpentShields);
}

}  // namespace sightline::engine::keywords
