// The keyword Speeder X. Core Rulebook, Keyword Glossary. The keyword includes Compulsory Move. An
// undeployed unit uses the compulsory Move to deploy (p. 24).
#include <algorithm>
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

ActionOrder compulsoryMove(const Bearer& bearer) {
    return {.unit = bearer.unit,
            .action = Action::compulsoryMove,
            .isFree = true,
            .by = {bearer.keyword, bearer.x}};
}

bool owesCompulsoryMove(const Battle& battle, const Bearer& bearer, UnitId acting) {
    if (acting != bearer.unit || !isActivating(battle, acting)) return false;
    const auto& made = battle.activation->made;
    const UnitState& unit = battle.unit(acting);
    const bool deploysByIt = unit.undeployed && battle.asks.speederDeploys;
    return (unit.onTable() || deploysByIt) &&
           std::find(made.begin(), made.end(), Action::compulsoryMove) == made.end();
}

bool mayGoFirst(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point) {
    return !point.panicked && owesCompulsoryMove(battle, bearer, point.unit) &&
           isLegalAction(battle, compulsoryMove(bearer));
}

Task<void> offerToGoFirst(Battle& battle, Bearer bearer, StartOfMakeActions&) {
    std::vector<Action> first{Action::compulsoryMove};
    co_await offerFreeAction(battle, compulsoryMove(bearer), std::move(first),
                             actionSourceOf(battle, bearer));
}

bool goesLast(const Battle& battle, const Bearer& bearer, const EndOfMakeActions& point) {
    return owesCompulsoryMove(battle, bearer, point.unit);
}

// Makes the compulsory Move. If no Move is possible, the record reports this, and the unit has made
// no Move action.
Task<void> goLast(Battle& battle, Bearer bearer, EndOfMakeActions&) {
    if (battle.asks.compulsoryMoveLast && !isLegalAction(battle, compulsoryMove(bearer))) {
        battle.record({.happening = Happening::moved,
                       .message = say::noCompulsoryMove(),
                       .citation = glossary(54, "Compulsory Move"),
                       .unit = bearer.unit});
        co_return;
    }
    co_await makeFreeAction(battle, compulsoryMove(bearer), bearer.citation());
}

// The unit ignores terrain up to height X. It skips step 1 of notched base movement, in which the
// base is rotated.
void flyOver(const CurrentState&, const Bearer& bearer, MovementAbilities& point) {
    point.terms.maxClimb = std::max(point.terms.maxClimb, upToHeight(bearer.x, point.dimensions));
    if (point.base.notched && point.kind != geometry::MoveKind::pivot) point.terms.maxTurn = {0.0};
}

// While the unit holds an asset token, it makes at most 1 Move action besides its compulsory Move.
void slowDownWithAssets(const CurrentState&, const Bearer&, CarryAssets& point) {
    point.moveActions = 1;
}

}  // namespace

KeywordRule speeder() {
    return KeywordRule(Keyword::speeder, {.value = true})
        .at<StartOfMakeActions>(offerToGoFirst, mayGoFirst)
        .at<EndOfMakeActions>(goLast, goesLast)
        .holds<MovementAbilities, BorneBy::unit>(flyOver)
        .holds<CarryAssets, BorneBy::unit>(slowDownWithAssets);
}

}  // namespace sightline::engine::keywords
