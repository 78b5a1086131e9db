#include "engine/legion/rules/keywords/movement/compulsory_moves.h"

#include <algorithm>
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"

namespace sightline::engine::keywords {
namespace {

ActionOrder compulsoryMove(const Bearer& bearer) {
    return {.unit = bearer.unit,
            .action = Action::compulsoryMove,
            .isFree = true,
            .by = {bearer.keyword, bearer.x}};
}

// An undeployed unit uses the compulsory Move to deploy (p. 24).
bool owesCompulsoryMove(const Battle& battle, const Bearer& bearer, UnitId acting) {
    if (acting != bearer.unit || !isActivating(battle, acting)) return false;
    const auto& made = battle.activation->made;
    const UnitState& unit = battle.unit(acting);
    const bool deploysByIt = unit.undeployed && battle.asks.speederDeploys;
    return (unit.onTable() || deploysByIt) &&
           std::find(made.begin(), made.end(), Action::compulsoryMove) == made.end();
}

}  // namespace

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

void slowDownWithAssets(const CurrentState&, const Bearer&, CarryAssets& point) {
    point.moveActions = 1;
}

void skipRotation(const CurrentState&, const Bearer&, MovementAbilities& point) {
    if (point.base.notched && point.kind != geometry::MoveKind::pivot) point.terms.maxTurn = {0.0};
}

}  // namespace sightline::engine::keywords
