#include "engine/legion/rules/rulings/contesting.h"

#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "geometry/range/range.h"

namespace sightline::engine {

bool isContesting(const Battle& battle, UnitId id, const ObjectiveToken& token) {
    const UnitState& unit = battle.unit(id);
    if (token.kind == ObjectiveKind::marker || token.kind == ObjectiveKind::smoke) return false;
    if (!token.onTable() || !unit.onTable() || isPanicked(battle, id)) return false;
    ContestObjective point{id, true, 0.5};
    consult(battle, point);
    if (!point.may) return false;
    const geometry::Outline leader = geometry::outlineOf(battle.mini(unit.leader()).mini);
    const double distance = geometry::gap(leader, outlineOf(token));
    return geometry::bandOf(battle.field.dimensions(), distance) <= point.range;
}

}  // namespace sightline::engine
