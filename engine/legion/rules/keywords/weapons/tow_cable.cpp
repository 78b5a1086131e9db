// The weapon keyword Tow Cable. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

bool tows(const Battle& battle, const Bearer&, const AttackResolved& point) {
    const UnitState& unit = battle.unit(point.attack.defender());
    return unit.onTable() && isVehicle(unit.card->type) &&
           point.attack.woundsByAttacker(unit.id) > 0;
}

// The attacking player pivots the vehicle, if the vehicle can pivot. Then the vehicle gains an
// immobilize token.
Task<void> towVehicle(Battle& battle, Bearer bearer, AttackResolved& point) {
    const UnitId vehicle = point.attack.defender();
    battle.record({.happening = Happening::keywordActed,
                   .message = say::takesInTow(std::string(nameOf(bearer.keyword))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = vehicle});
    MoveOrder pivot{.unit = vehicle, .kind = geometry::MoveKind::pivot, .cause = bearer.player};
    pivot.by.keyword = bearer.keyword;
    pivot.mover = bearer.player;
    if (mayMake(battle, vehicle, pivot.kind) && canMove(battle, pivot))
        co_await moveUnit(battle, pivot);
    if (battle.unit(vehicle).onTable())
        co_await gainTokens(battle, vehicle, Token::immobilize, 1, bearer.citation());
}

}  // namespace

KeywordRule towCable() {
    return KeywordRule(Keyword::towCable).inPool<AttackResolved>(towVehicle, tows);
}

}  // namespace sightline::engine::keywords
