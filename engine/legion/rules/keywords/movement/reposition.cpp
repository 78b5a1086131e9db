// The unit keyword Reposition. Core Rulebook, Keyword Glossary. The Pivot before a Standard Move is
// a part of the answer about the Move: the unit leader may turn farther before it moves
// (leader_move.cpp). A separate question offers the Pivot after the Move.
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// Reverse and Strafe Moves are Standard Moves, too (p. 39).
bool isStandard(geometry::MoveKind kind) {
    return kind != geometry::MoveKind::climb && kind != geometry::MoveKind::pivot;
}

void mayPivot(const CurrentState&, const Bearer& bearer, MovementAbilities& point) {
    if (isStandard(point.kind)) point.pivots = bearer.reason(0);
}

ActionOrder pivotOf(const Bearer& bearer) {
    return {.unit = bearer.unit, .action = Action::pivot, .isFree = true, .byAbility = true};
}

bool mayPivotAfterwards(const Battle& battle, const Bearer& bearer, const UnitPlaced& point) {
    return point.unit == bearer.unit && isStandard(point.kind) && !point.pivoted &&
           isLegalAction(battle, pivotOf(bearer));
}

Task<void> pivotAfterwards(Battle& battle, Bearer bearer, UnitPlaced& point) {
    std::vector<Action> pivot{Action::pivot};
    const ActionSource giver = actionSourceOf(battle, bearer);
    const Action chosen = co_await chooseFreeAction(battle, pivotOf(bearer), pivot, giver);
    if (chosen == Action::finish) co_return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::pivotsLast(),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    const UnitId touched = co_await pivotInMove(battle, bearer.unit);
    if (point.intoMelee.none()) point.intoMelee = touched;
}

}  // namespace

KeywordRule reposition() {
    return KeywordRule(Keyword::reposition)
        .holds<MovementAbilities, BorneBy::unit>(mayPivot)
        .at<UnitPlaced>(pivotAfterwards, mayPivotAfterwards);
}

}  // namespace sightline::engine::keywords
