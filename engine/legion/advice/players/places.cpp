#include "engine/legion/advice/players/places.h"

#include <algorithm>

#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// Points that a place loses for each inch of its distance to the objective.
constexpr double inchToObjective = 3.0;
constexpr double inchToEnemy = 1.0;
constexpr double shotWorth = 12.0;
constexpr double laterShotWorth = 3.0;
constexpr double openTo = 3.0;  // points lost for each enemy that may attack a unit at the place
constexpr double coveredFrom = 1.2;

}  // namespace

PlaceWorth::PlaceWorth(const View& view, const UnitView& unit, const Goal& goal, bool attacks)
    : view_(view),
      unit_(unit),
      goal_(goal),
      attacks_(attacks),
      fighting_(fightingDistance(view, unit)),
      radius_(view.mini(unit.minis.front()).mini.base.width / 2.0) {
    for (const UnitView& other : view.units) {
        if (other.player == unit.player || !isOnTable(other)) continue;
        enemies_.push_back({&other, view.mini(other.minis.front()).mini,
                            reachOfWeapons(view, other) + strideOf(view, other)});
    }
}

double PlaceWorth::nearness(Vec2 at) const {
    if (goal_.kind == Goal::Kind::none) return 0.0;
    if (goal_.kind != Goal::Kind::enemy) return -inchToObjective * goal_.awayFrom(at);
    const double away = distanceTo(view_, at, radius_, view_.unit(goal_.enemy));
    const double tooFar = std::max(0.0, away - fighting_);
    const double tooNear = std::max(0.0, fighting_ - 3.0 - away);
    return -inchToEnemy * tooFar - (fighting_ > 0.0 ? 0.5 * inchToEnemy * tooNear : 0.0);
}

double PlaceWorth::of(const geometry::Mini& leader) const {
    const Vec2 at{leader.position.x, leader.position.y};
    double worth = nearness(at);
    bool shoots = false;
    const geometry::Silhouette self = geometry::silhouetteOf(leader);
    for (const Enemy& enemy : enemies_) {
        const double away = distanceTo(view_, at, radius_, *enemy.unit);
        const bool inReach = away <= std::max(fighting_, 1.0);
        if (!inReach && away > enemy.reach) continue;
        const geometry::Silhouette other = geometry::silhouetteOf(enemy.leader);
        if (!geometry::isVisibleAtOnce(view_.battlefield, other, self)) continue;
        shoots = shoots || inReach;
        if (away > enemy.reach) continue;
        const bool covered = isTrooper(unit_.card->type) &&
                             geometry::isObscuredInSight(view_.battlefield, enemy.leader, leader);
        worth -= covered ? coveredFrom : openTo;
    }
    if (shoots) worth += attacks_ ? shotWorth : laterShotWorth;
    return worth;
}

}  // namespace sightline::engine
