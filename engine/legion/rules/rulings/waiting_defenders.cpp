#include "engine/legion/rules/rulings/waiting_defenders.h"

#include <algorithm>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

std::optional<Reason> waitsForOthers(const CurrentState& now, UnitId attacker, UnitId defender) {
    MayDeclareDefender point{attacker, defender};
    consult(now, point);
    return point.whileOthersMay.forbidden();
}

std::optional<Reason> mustBeDeclared(const CurrentState& now, UnitId attacker, UnitId defender) {
    MayDeclareDefender point{attacker, defender};
    consult(now, point);
    return point.must;
}

bool dependsOnOthers(const CurrentState& now, UnitId attacker, UnitId defender) {
    if (waitsForOthers(now, attacker, defender)) return true;
    if (mustBeDeclared(now, attacker, defender)) return false;
    const auto& units = now.table()->units;
    return std::any_of(units.begin(), units.end(), [&](const UnitOnTable& one) {
        return mustBeDeclared(now, attacker, one.id).has_value();
    });
}

void keepThoseThatMust(const CurrentState& now, UnitId attacker, std::vector<UnitId>& legal) {
    std::vector<UnitId> first = legal;
    std::erase_if(first, [&](UnitId one) { return !mustBeDeclared(now, attacker, one); });
    if (!first.empty()) legal = std::move(first);
}

void removeWhileOthersMay(const CurrentState& now, UnitId attacker, std::vector<UnitId>& legal) {
    keepThoseThatMust(now, attacker, legal);
    std::vector<UnitId> others = legal;
    std::erase_if(others,
                  [&](UnitId one) { return waitsForOthers(now, attacker, one).has_value(); });
    if (!others.empty()) legal = std::move(others);
}

}  // namespace sightline::engine
