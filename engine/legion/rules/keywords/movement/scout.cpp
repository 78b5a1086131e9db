// The keyword Scout X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/movement/most_scout.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// Scout X cannot exceed Scout 3.
Bearer limited(Bearer bearer) {
    bearer.x = std::min(bearer.x, mostScout);
    return bearer;
}

// The order for a free Move action with Speed X. The unit's own Speed does not matter.
ActionOrder scouting(const Bearer& bearer) {
    return {.unit = bearer.unit,
            .action = Action::move,
            .isFree = true,
            .speed = limited(bearer).x,
            .ignoresDifficult = true};
}

bool scouts(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point) {
    return point.unit == bearer.unit && !point.panicked && battle.unit(bearer.unit).undeployed &&
           hasMoves(battle, scouting(bearer));
}

Task<void> deployScouting(Battle& battle, Bearer bearer, StartOfMakeActions&) {
    const ActionOrder order = scouting(bearer);
    const std::vector<Action> moves(moveActions.begin(), moveActions.end());
    co_await offerFreeAction(battle, order, moves, actionSourceOf(battle, limited(bearer)));
}

}  // namespace

KeywordRule scout() {
    return KeywordRule(Keyword::scout, {.value = true})
        .at<StartOfMakeActions>(deployScouting, scouts);
}

}  // namespace sightline::engine::keywords
