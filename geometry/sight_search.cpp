#include "geometry/sight_search.h"

#include <array>
#include <cmath>
#include <tuple>

namespace sightline::geometry {
namespace {

struct Budget {
    std::size_t aimed, spread, corners, starts;
};

constexpr Budget budgetOf(Effort effort) {
    switch (effort) {
        case Effort::glance:
            return {24, 0, 0, 0};
        case Effort::low:
            return {160, 96, 0, 0};
        case Effort::full:
            break;
    }
    return {729, 600, 40, 10};
}

constexpr double aside = 1.5 * sightRoom;  // how far from a corner the lines past it run

constexpr int mostRounds = 16;  // of sliding a line to where it has more room

class Hunt {
  public:
    Hunt(const Corridor& corridor, const LineSource& lines) : corridor_(corridor), lines_(lines) {}

    // True when the line settles the search.
    bool tries(const Segment& line) {
        if (!corridor_.clear(line)) return false;
        if (corridor_.hasRoom(line, sightRoom)) {
            found_.roomy = line;
            return true;
        }
        if (!found_.thin) found_.thin = line;
        return slides(line);
    }

    // Past every corner that stands between, on each side of it.
    bool triesCorners(const std::vector<Vec3>& corners, std::size_t starts) {
        for (const Vec3 corner : corners)
            for (int side = 0; side < 8; ++side) {
                const Vec2 step = direction({45.0 * side}) * aside;
                const Vec3 point = corner + Vec3(lines_.across() * step.x, step.y);
                for (std::size_t start = 0; start < starts; ++start)
                    for (const bool atFrom : {true, false})
                        if (const auto line = lines_.through(point, atFrom, start))
                            if (tries(*line)) return true;
            }
        return false;
    }

    Found found() const { return found_; }

  private:
    // A clear line without room may gain it when its ends move a little.
    bool slides(const Segment& line) {
        if (++slides_ > 12) return false;
        for (const double step : {1.0, 4.0})
            for (int i = 0; i < 8; ++i) {
                const Vec2 one = direction({45.0 * i}) * (step * sightRoom);
                for (const Vec2 other : {one, -one, Vec2(0.0)}) {
                    const Segment moved = lines_.slid(line, one, other);
                    if (!corridor_.clear(moved) || !corridor_.hasRoom(moved, sightRoom)) continue;
                    found_.roomy = moved;
                    return true;
                }
            }
        return false;
    }

    const Corridor& corridor_;
    const LineSource& lines_;
    Found found_;
    int slides_ = 0;
};

std::vector<Vec3> cornersBetween(const Corridor& corridor, const Segment& spine, Vec3 half,
                                 std::size_t most) {
    const SegmentReach reach(spine, half);
    std::vector<Vec3> corners;
    const auto add = [&](const Convex& solid) {
        if (!reach.meets(boxOf(solid))) return;
        for (const Vec3 corner : solid.corners) {
            // An upright edge may be passed at any height, so also where the spine passes it.
            const Vec3 along = spine.to - spine.from;
            const Vec2 way(along.x, along.y), to(corner.x - spine.from.x, corner.y - spine.from.y);
            const double t = std::clamp(glm::dot(way, to) / glm::dot(way, way), 0.0, 1.0);
            for (const double z : {corner.z, spine.from.z + along.z * t}) {
                const Vec3 point(corner.x, corner.y, z);
                Box box;
                box.add(point);
                if (reach.meets(box)) corners.push_back(point);
            }
        }
    };
    for (const Piece* piece : corridor.pieces()) {
        if (piece->column)
            for (const Convex& part : piece->column->parts) add(part);
        if (piece->post) add(inscribed(*piece->post));
        for (const Convex& shell : piece->shells) add(shell);
        for (const Convex& facet : piece->facets) add(facet);
    }
    for (const Silhouette& obstacle : corridor.obstacles()) add(inscribed(obstacle));
    const auto key = [](Vec3 p) { return std::tuple(p.x, p.y, p.z); };
    std::sort(corners.begin(), corners.end(), [&](Vec3 a, Vec3 b) { return key(a) < key(b); });
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    if (corners.size() <= most) return corners;
    std::vector<Vec3> kept;  // evenly through the sorted list, so every region keeps some
    for (std::size_t i = 0; i < most; ++i) kept.push_back(corners[i * corners.size() / most]);
    return kept;
}

}  // namespace

Found search(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
             Effort effort) {
    const LineSource lines(from, to);
    const Budget budget = budgetOf(effort);
    Hunt hunt(corridor, lines);
    const std::size_t count = lines.aimedCount(), aimed = std::min(budget.aimed, count);
    for (std::size_t i = 0; i < aimed; ++i)
        if (hunt.tries(lines.aimed(i))) return hunt.found();
    for (std::size_t i = 0; i < budget.spread; ++i)
        if (hunt.tries(lines.spread(i))) return hunt.found();
    if (budget.corners == 0) return hunt.found();
    const Box one = boxOf(from), other = boxOf(to);
    const Segment spine{one.centre(), other.centre()};
    const Vec3 half = glm::max(one.hi - one.lo, other.hi - other.lo) / 2.0;
    hunt.triesCorners(cornersBetween(corridor, spine, half, budget.corners), budget.starts);
    return hunt.found();
}

Widened widened(const Corridor& corridor, const LineSource& lines, Segment line, double most) {
    if (corridor.hasRoom(line, most)) return {line, most};
    double radius = 0.0, step = 0.3;
    for (int round = 0; round < mostRounds && radius < most; ++round) {
        const double goal = std::min(most, radius * 1.4 + sightRoom);
        bool better = corridor.hasRoom(line, goal);
        for (int way = 0; way < 4 && !better; ++way)
            for (const auto& [from, to] : {std::pair{1.0, 1.0}, {1.0, 0.0}, {0.0, 1.0}}) {
                const Vec2 aside = direction({90.0 * way}) * step;
                const Segment moved = lines.slid(line, aside * from, aside * to);
                if (!corridor.clear(moved) || !corridor.hasRoom(moved, goal)) continue;
                line = moved;
                better = true;
                break;
            }
        if (better) radius = goal;
        if (!better && (step /= 2.0) < sightRoom) break;
    }
    return {line, std::max(radius, corridor.beam(line, std::min(most, radius * 1.4 + sightRoom)))};
}

}  // namespace sightline::geometry
