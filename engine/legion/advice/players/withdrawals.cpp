// The plans of an engaged unit that withdraws.
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/plans.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// The direction from the nearest enemy miniature to `at`. No value: no enemy is on the battlefield.
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

EndPlace Planner::awayFrom(const EndPlace& place) const {
    const UnitView& self = view_.unit(unit_);
    const Vec2 at = flatOf(place.end);
    const auto direction = directionFromEnemies(view_, self.player, at);
    if (!direction) return place;
    const MoveBounds bounds = boundsOf(view_, self, false);
    const auto solved = geometry::closestLegalMove(view_.battlefield, place.end,
                                                   at + *direction * strideOf(view_, self),
                                                   bounds.terms, bounds.others, bounds.forbidden);
    if (!solved) return place;
    return {solved->move,
            geometry::makeMove(view_.battlefield, place.end, solved->move, bounds.terms).end};
}

// A unit that withdraws makes no attack and no Standby in the same activation (Core Rulebook p.
// 29).
void Planner::planWithdrawal(int actions, const EndPlace& place, std::vector<Plan>& all) {
    const Stand stand = standAt(&place);
    all.push_back(planOf({Action::move}, &place, stand));
    if (actions < 2) return;
    all.push_back(planOf({Action::move, Action::dodge}, &place, stand));
    const EndPlace second = awayFrom(place);
    all.push_back(planOf({Action::move, Action::move}, &place, standAt(&second)));
}

}  // namespace sightline::engine
