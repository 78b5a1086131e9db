// The unit keyword Recharge X. Core Rulebook, Keyword Glossary. An active shield token is never
// worse than an inactive one. So the game flips as many shield tokens as possible and asks no
// question.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shields.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

bool recovers(const Battle& battle, const Bearer& bearer, const ActionMade& point) {
    return point.unit == bearer.unit && point.action == Action::recover &&
           battle.unit(bearer.unit).tokens[Token::inactiveShield] > 0;
}

Task<void> rechargeShields(Battle& battle, Bearer bearer, ActionMade&) {
    renewShields(battle, bearer.unit, bearer.x, bearer.keyword);
    co_return;
}

}  // namespace

KeywordRule recharge() {
    return KeywordRule(Keyword::recharge, {.value = true})
        .atInAnyOrder<ActionMade>(rechargeShields, recovers);
}

}  // namespace sightline::engine::keywords
