#include "engine/legion/rules/mission/asset_limits.h"

#include <algorithm>

namespace sightline::engine {
namespace {

// The number of Move actions that the unit has made in its own activation. 0 outside of its
// activation.
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

}  // namespace

bool mayStillClaim(const Battle& battle, UnitId id) {
    return !battle.unit(id).card->has(Keyword::speeder) || moveActionsMade(battle, id) <= 1;
}

bool hasMoveActionLeft(const Battle& battle, UnitId id) {
    const bool limited = battle.unit(id).card->has(Keyword::speeder) && holdsAsset(battle, id);
    return !limited || moveActionsMade(battle, id) < 1;
}

}  // namespace sightline::engine
