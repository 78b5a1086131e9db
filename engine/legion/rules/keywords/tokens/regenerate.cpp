// The unit keyword Regenerate X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/tokens/effect_roll.h"
#include "engine/legion/rules/keywords/tokens/remove_wounds.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {
namespace {

int diceOf(const Battle& battle, const Bearer& bearer) {
    return std::min(bearer.x, BattleState(battle).wounds(bearer.unit));
}

bool regenerates(const Battle& battle, const Bearer& bearer, const EndOfUnitActivation& point) {
    return point.unit == bearer.unit && diceOf(battle, bearer) > 0;
}

// Removes wound tokens one by one. The player chooses the miniature if several have wound tokens
// and some of these tokens remain.
Task<void> heal(Battle& battle, Bearer bearer, int healed) {
    const auto wounded = [unit = bearer.unit](const Battle& now) {
        return woundedMinis(now, unit);
    };
    const bool chooses = battle.asks.regenerateChooses;
    for (; healed > 0; --healed) {
        const bool heals = BattleState(battle).wounds(bearer.unit) > healed;
        if (!chooses || !heals || wounded(battle).size() < 2) break;
        const MiniId mini = co_await chooseMiniature(battle, bearer, wounded);
        if (mini.none()) co_return;
        --battle.mini(mini).wounds;
        battle.record({.happening = Happening::keywordActed,
                       .message = say::woundsHealed(std::string(nameOf(bearer.keyword)), 1),
                       .citation = bearer.citation(),
                       .unit = bearer.unit,
                       .mini = mini});
        followConditions(battle, bearer.unit);
    }
    removeWounds(battle, bearer, bearer.unit, healed);
}

Task<void> regrow(Battle& battle, Bearer bearer, EndOfUnitActivation&) {
    const std::vector<RolledDie> rolled = co_await rollForEffect(
        battle, bearer, Die::whiteDefense, diceOf(battle, bearer), RollKind::regenerate);
    const int healed = countOf(rolled, Face::block) + countOf(rolled, Face::defenseSurge);
    co_await heal(battle, bearer, healed);
}

}  // namespace

KeywordRule regenerate() {
    return KeywordRule(Keyword::regenerate, {.value = true})
        .at<EndOfUnitActivation>(regrow, regenerates);
}

}  // namespace sightline::engine::keywords
