// The plans of an engaged unit that withdraws.
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/plans.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// The unit vector from the nearest enemy miniature to `at`. No value: no enemy is on the
// battlefield.
std::optional<Vec2> directionFromEnemies(const View& view, Player player, Vec2 at) {
    std::optional<Vec2> nearest;
    for (const MiniView& mini : view.minis) {
        if (!mini.onTable() || view.unit(mini.unit).player == player) continue;
        const Vec2 step = at - flatOf(mini.mini);
        if (!nearest || glm::length(step) < glm::length(*nearest)) nearest = step;
    }
    if (!nearest || glm::length(*nearest) <= 0.0) return std::nullopt;
    return glm::normalize(*nearest);
}

}  // namespace

// Keywords can let an engaged unit make other Moves.
bool Planner::mustWithdraw() const {
    if (!model_.isEngaged(unit_)) return false;
    const Tabletop table = tabletopOf(view_);
    WithdrawFromMelee leaving{unit_, true};
    consult(ViewState(view_, &table), leaving);
    return leaving.mustWithdraw;
}

EndPlace Planner::retreatFrom(const EndPlace& place) {
    const UnitView& self = view_.unit(unit_);
    const Vec2 at = flatOf(place.end);
    const auto direction = directionFromEnemies(view_, self.player, at);
    if (!direction) return place;
    if (!freeBounds_) freeBounds_ = boundsOf(view_, self);
    const Vec2 target = at + *direction * strideOf(view_, self);
    return endClosestTo(view_, *freeBounds_, place.end, target).value_or(place);
}

// After a withdrawal, a unit makes no attack and no Standby (Core Rulebook p. 29).
void Planner::planWithdrawal(int actions, const EndPlace& place, std::vector<Plan>& all) {
    const Stand stand = standAt(&place);
    all.push_back(planOf({Action::move}, &place, stand));
    if (actions < 2) return;
    all.push_back(planOf({Action::move, Action::dodge}, &place, stand));
    const EndPlace second = retreatFrom(place);
    all.push_back(planOf({Action::move, Action::move}, &place, standAt(&second)));
}

}  // namespace sightline::engine
