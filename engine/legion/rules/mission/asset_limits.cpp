#include "engine/legion/rules/mission/asset_limits.h"

#include <algorithm>

#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

// The number of non-compulsory Move actions that the unit has made in its own activation. 0 outside
// its activation.
std::ptrdiff_t moveActionsMade(const Battle& battle, UnitId id) {
    if (!battle.activation || battle.activation->unit != id) return 0;
    const auto& made = battle.activation->made;
    return std::count_if(made.begin(), made.end(), [](Action action) {
        return isMove(action) && action != Action::compulsoryMove;
    });
}

bool holdsAsset(const Battle& battle, UnitId id) {
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return token.kind == ObjectiveKind::asset && token.holder == id;
    });
}

// The greatest number of non-compulsory Move actions that the unit may make in one activation while
// it holds an asset token. No value if no keyword limits the number.
std::optional<int> movesWithAsset(const Battle& battle, UnitId id) {
    CarryAssets point{id};
    consult(battle, point);
    return point.moveActions;
}

}  // namespace

bool mayStillClaim(const Battle& battle, UnitId id) {
    const auto most = movesWithAsset(battle, id);
    return !most || moveActionsMade(battle, id) <= *most;
}

bool hasMoveActionLeft(const Battle& battle, UnitId id) {
    const auto most = movesWithAsset(battle, id);
    return !most || !holdsAsset(battle, id) || moveActionsMade(battle, id) < *most;
}

}  // namespace sightline::engine
