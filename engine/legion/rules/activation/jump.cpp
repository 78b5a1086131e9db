#include "engine/legion/rules/activation/jump.h"

#include <algorithm>

#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

JumpActions jumpsOf(const Battle& battle, UnitId id) {
    JumpActions point{id};
    consult(battle, point);
    return point;
}

bool hasFreeJumpLeft(const Battle& battle, const JumpActions& jumps) {
    if (!battle.activation || battle.activation->unit != jumps.unit) return jumps.freeActions > 0;
    const auto& made = battle.activation->made;
    return std::count(made.begin(), made.end(), Action::jump) < jumps.freeActions;
}

}  // namespace

AskingKeyword jumpOf(const Battle& battle, UnitId id) {
    const JumpActions jumps = jumpsOf(battle, id);
    if (jumps.height.reasons().empty()) return {};
    return {jumps.height.reasons().front().keyword, jumps.height.total()};
}

bool mayJump(const Battle& battle, UnitId id) {
    const JumpActions jumps = jumpsOf(battle, id);
    if (jumps.height.total() <= 0 || !jumps.jumping.allowed()) return false;
    return jumps.cardAction || hasFreeJumpLeft(battle, jumps);
}

bool jumpsForFree(const Battle& battle) {
    return battle.activation && hasFreeJumpLeft(battle, jumpsOf(battle, battle.activation->unit));
}

}  // namespace sightline::engine
