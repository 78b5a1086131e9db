#include "engine/legion/rules/rulings/protected_guard.h"

#include "engine/legion/rules/timing/force_points.h"

namespace sightline::engine {

bool isProtectedGuard(const CurrentState& now, UnitId unit) {
    ProtectGuard point{unit};
    consult(now, point);
    return point.protecting.allowed();
}

bool mayBackUpGuard(const CurrentState& now, UnitId unit) {
    ProtectGuard point{unit};
    consult(now, point);
    return point.protecting.allowed() || point.backing.allowed();
}

}  // namespace sightline::engine
