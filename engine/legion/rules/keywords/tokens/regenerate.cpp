// The unit keyword Regenerate X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/tokens/effect_roll.h"
#include "engine/legion/rules/keywords/tokens/remove_wounds.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

int diceOf(const Battle& battle, const Bearer& bearer) {
    return std::min(bearer.x, BattleState(battle).wounds(bearer.unit));
}

bool regenerates(const Battle& battle, const Bearer& bearer, const EndOfUnitActivation& point) {
    return point.unit == bearer.unit && diceOf(battle, bearer) > 0;
}

Task<void> regrow(Battle& battle, Bearer bearer, EndOfUnitActivation&) {
    const std::vector<RolledDie> rolled =
        co_await rollForEffect(battle, bearer, Die::whiteDefense, diceOf(battle, bearer));
    const int healed = countOf(rolled, Face::block) + countOf(rolled, Face::defenseSurge);
    removeWounds(battle, bearer, bearer.unit, healed);
}

}  // namespace

KeywordRule regenerate() {
    return KeywordRule(Keyword::regenerate, {.value = true})
        .at<EndOfUnitActivation>(regrow, regenerates);
}

}  // namespace sightline::engine::keywords
