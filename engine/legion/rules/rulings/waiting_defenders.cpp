#include "engine/legion/rules/rulings/waiting_defenders.h"

#include <algorithm>

#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

std::optional<Reason> waitsForOthers(const CurrentState& now, UnitId attacker, UnitId defender) {
    MayDeclareDefender point{attacker, defender};
    consult(now, point);
    return point.whileOthersMay.forbidden();
}

void removeWhileOthersMay(const CurrentState& now, UnitId attacker, std::vector<UnitId>& legal) {
    std::vector<UnitId> others = legal;
    std::erase_if(others,
                  [&](UnitId one) { return waitsForOthers(now, attacker, one).has_value(); });
    if (!others.empty()) legal = std::move(others);
}

}  // namespace sightline::engine
