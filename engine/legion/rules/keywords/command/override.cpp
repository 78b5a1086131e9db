// The unit keyword Override. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

constexpr int overrideRange = 3;

// The units with the keyword that are within range 3 of the activating unit, are not Panicked and
// can gain suppression.
std::vector<UnitId> mayOverride(const Battle& battle, Keyword keyword, UnitId activating) {
    std::vector<UnitId> near = alliesAround(battle, activating, overrideRange);
    std::erase_if(near, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return !bearerOn(BattleState(battle), one, keyword) || isPanicked(battle, one) ||
               roomFor(unit, Token::suppression) == 0;
    });
    return near;
}

// True for the first unit that may use the keyword now. This unit asks one question for all units
// with the keyword.
bool overrides(const Battle& battle, const Bearer& bearer, const StartOfUnitActivation& point) {
    if (firstActionsOf(battle, point.unit).empty()) return false;
    const std::vector<UnitId> near = mayOverride(battle, bearer.keyword, point.unit);
    return !near.empty() && near.front() == bearer.unit;
}

// The chosen unit gains 1 suppression token. Then no keyword, such as AI, requires a first action
// of the activating unit.
Task<void> takeControl(Battle& battle, Bearer bearer, StartOfUnitActivation& point) {
    const UnitId activating = point.unit;
    const auto candidates = [keyword = bearer.keyword, activating](const Battle& now) {
        return mayOverride(now, keyword, activating);
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
    if (chosen.none()) co_return;
    co_await gainTokens(battle, chosen, Token::suppression, 1, bearer.citation());
    battle.activation->choosesFreely = true;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::choosesActionsFreely(),
                   .citation = bearer.citation(),
                   .unit = activating,
                   .other = chosen});
}

}  // namespace

KeywordRule override() {
    return KeywordRule(Keyword::override).at<StartOfUnitActivation>(takeControl, overrides);
}

}  // namespace sightline::engine::keywords
