#include "engine/legion/advice/players/fighting.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/players/worth.h"

namespace sightline::engine {
namespace {

// The expected number of hits and crits that the unit rolls. Each miniature uses its best weapon
// for which `suits` is true.
template <class Suits>
double expectedOf(const View& view, const UnitView& unit, const Suits& suits) {
    double sum = 0.0;
    for (MiniId id : unit.minis) {
        const MiniView& mini = view.mini(id);
        double best = 0.0;
        for (const Weapon& weapon : unit.card->weapons) {
            if (weapon.area || weapon.overrun || !suits(weapon)) continue;
            if (!weapon.isUsedBy(mini.carrier, mini.counterpart)) continue;
            best = std::max(best, expectedResults(weapon.dice, unit.card->attackSurge));
        }
        sum += best;
    }
    return sum;
}

// A unit seeks melee if its expected hits and crits in melee are more than this number times its
// expected hits and crits in ranged attacks.
constexpr double meleeIsBetter = 1.5;
// The unit keeps this distance, in inches, from the far end of its range band.
constexpr double nearEdge = 0.3;

}  // namespace

geometry::Vec2 placeOf(const View& view, const UnitView& unit) {
    const geometry::Vec3 at = view.mini(unit.minis.front()).mini.position;
    return {at.x, at.y};
}

double strideOf(const View& view, const UnitView& unit) {
    if (unit.card->speed <= 0) return 0.5;
    const auto tool = static_cast<std::size_t>(std::min(unit.card->speed, 3) - 1);
    const double base = unit.minis.empty() ? 1.0 : view.mini(unit.minis.front()).mini.base.length;
    return view.battlefield.dimensions().toolLength[tool] + base;
}

double fightingDistance(const View& view, const UnitView& unit) {
    const double band = view.battlefield.dimensions().rangeBand;
    double bestScore = 0.0, bestValue = 0.0, distance = 0.0;
    for (int range = 1; range <= 5; ++range) {
        const double value = expectedOf(view, unit, [&](const Weapon& one) {
            return one.ranged && one.minimumRange <= range && one.maximumRange >= range;
        });
        const double score = value * (1.0 + 0.15 * range);
        if (score <= bestScore) continue;
        bestScore = score;
        bestValue = value;
        distance = range * band - nearEdge;
    }
    const double melee = expectedOf(view, unit, [](const Weapon& one) { return one.melee; });
    return melee > meleeIsBetter * bestValue ? 0.0 : distance;
}

double reachOfWeapons(const View& view, const UnitView& unit) {
    int range = 0;
    for (const Weapon& weapon : unit.card->weapons) {
        if (!weapon.area && !weapon.overrun) range = std::max(range, weapon.maximumRange);
    }
    return std::min(range, 4) * view.battlefield.dimensions().rangeBand;
}

double distanceTo(const View& view, geometry::Vec2 from, double radius, const UnitView& unit) {
    double nearest = 1e9;
    for (MiniId id : unit.minis) {
        const geometry::Mini& mini = view.mini(id).mini;
        const geometry::Vec2 at{mini.position.x, mini.position.y};
        nearest = std::min(nearest, glm::distance(from, at) - radius - mini.base.width / 2.0);
    }
    return std::max(0.0, nearest);
}

bool isThreatened(const View& view, const UnitView& unit) {
    if (!isOnTable(unit)) return false;
    const double radius = view.mini(unit.minis.front()).mini.base.width / 2.0;
    return std::any_of(view.units.begin(), view.units.end(), [&](const UnitView& other) {
        if (other.player == unit.player || !isOnTable(other) || other.activated) return false;
        const double reach = reachOfWeapons(view, other) + strideOf(view, other);
        return distanceTo(view, placeOf(view, unit), radius, other) <= reach;
    });
}

}  // namespace sightline::engine
