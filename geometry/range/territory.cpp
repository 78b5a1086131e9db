// Tests whether a base is in a territory, which consists of polygons.
#include "geometry/range/territory.h"

#include <algorithm>
#include <limits>

#include "geometry/measure/polygon.h"

namespace sightline::geometry {
namespace {

// Distance between a territory's edge and the test point beside it, in inches.
constexpr double beside = 1e-5;

bool holds(const Territory& territory, Vec2 point) {
    return std::any_of(territory.begin(), territory.end(),
                       [&](const Polygon& polygon) { return contains(polygon, point); });
}

// The points of the segment a-b where it crosses or touches an edge of the territory. Each point is
// a fraction of a-b, from 0 to 1.
std::vector<double> crossings(const Territory& territory, Vec2 a, Vec2 b) {
    std::vector<double> shares{0.0, 1.0};
    const Vec2 along = b - a;
    const double squared = glm::dot(along, along);
    const auto add = [&](double share) {
        if (share > 0.0 && share < 1.0) shares.push_back(share);
    };
    for (const Polygon& polygon : territory)
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec2 from = polygon[i], edge = polygon[(i + 1) % polygon.size()] - from;
            if (distanceToSegment(from, a, b) <= sameLength)
                add(glm::dot(from - a, along) / squared);
            const double turn = cross(along, edge);
            if (turn == 0.0) continue;
            const double on = cross(a - from, along) / -cross(along, edge);
            if (on >= 0.0 && on <= 1.0) add(cross(from - a, edge) / turn);
        }
    std::sort(shares.begin(), shares.end());
    return shares;
}

// The parts of the territory's edges that have no territory on the other side.
std::vector<PlanSegment> outerBorder(const Territory& territory) {
    std::vector<PlanSegment> border;
    for (const Polygon& polygon : territory) {
        const double hand = signedArea(polygon) >= 0.0 ? 1.0 : -1.0;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
            if (glm::distance(a, b) <= sameLength) continue;
            const Vec2 along = glm::normalize(b - a), out = Vec2(along.y, -along.x) * hand;
            const std::vector<double> shares = crossings(territory, a, b);
            for (std::size_t k = 0; k + 1 < shares.size(); ++k) {
                const Vec2 from = a + (b - a) * shares[k], to = a + (b - a) * shares[k + 1];
                if (!holds(territory, (from + to) / 2.0 + out * beside))
                    border.push_back({from, to});
            }
        }
    }
    return border;
}

}  // namespace

bool isWithin(const Territory& territory, const Outline& base) {
    const Outline inner{base.a, base.b, base.radius - sameLength};
    return std::any_of(territory.begin(), territory.end(),
                       [&](const Polygon& polygon) { return gap(inner, polygon) == 0.0; });
}

double reachesOut(const Territory& territory, const Outline& base) {
    double room = std::numeric_limits<double>::infinity(), past = 0.0;
    for (const PlanSegment& line : outerBorder(territory))
        room = std::min(room, distanceBetweenSegments(base.a, base.b, line.from, line.to));
    for (const Vec2 end : {base.a, base.b}) {
        if (holds(territory, end)) continue;
        double away = std::numeric_limits<double>::infinity();
        for (const Polygon& polygon : territory)
            away = std::min(away, gap(Outline{end, end, 0.0}, polygon));
        past = std::max(past, away);
    }
    if (past > 0.0) return past + base.radius;
    return std::max(0.0, base.radius - room);
}

bool isCompletelyWithin(const Territory& territory, const Outline& base) {
    for (const Vec2 end : {base.a, base.b})
        if (!holds(territory, end)) return false;
    return reachesOut(territory, base) <= sameLength;
}

bool isWithinContested(TableSize table, std::span<const Territory> players, const Outline& base) {
    Territory claimed;
    for (const Territory& one : players) claimed.insert(claimed.end(), one.begin(), one.end());
    // A part of a base beyond the table's edge is not in contested territory. So the area outside
    // the table counts as a player's territory.
    const Vec2 low(0.0), right(table.width, 0.0), far(table.width, table.depth);
    const double room = table.width + table.depth;
    claimed.push_back({low - Vec2(room), right + Vec2(room, -room), right + Vec2(room, 0.0),
                       low - Vec2(room, 0.0)});
    claimed.push_back({Vec2(-room, table.depth), far + Vec2(room, 0.0), far + Vec2(room),
                       Vec2(-room, table.depth + room)});
    claimed.push_back({Vec2(-room, 0.0), low, Vec2(0.0, table.depth), Vec2(-room, table.depth)});
    claimed.push_back({right, right + Vec2(room, 0.0), far + Vec2(room, 0.0), far});
    return !isCompletelyWithin(claimed, base);
}

std::vector<PlanSegment> edgesIn(const Territory& territory, TableSize table) {
    std::vector<PlanSegment> edges;
    for (const TableSide side :
         {TableSide::blue, TableSide::right, TableSide::red, TableSide::left}) {
        const Outline edge = tableEdge(table, side);
        const Vec2 way = edge.b - edge.a;
        const std::vector<double> shares = crossings(territory, edge.a, edge.b);
        bool open = false;
        for (std::size_t i = 0; i + 1 < shares.size(); ++i) {
            if (shares[i + 1] - shares[i] <= sameLength) continue;
            const Vec2 from = edge.a + way * shares[i], to = edge.a + way * shares[i + 1];
            const bool inside = holds(territory, (from + to) / 2.0);
            if (inside && open)
                edges.back().to = to;
            else if (inside)
                edges.push_back({from, to});
            open = inside;
        }
    }
    return edges;
}

}  // namespace sightline::geometry
