#include "engine/layouts/layout_snap.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "geometry/measure/polygon.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

constexpr double sameDirection = 0.01;  // sine of the largest angle between parallel edges
// Inches. Two edges snap only if they face each other along at least this length.
constexpr double leastShared = 0.1;

struct Edge {
    Vec2 from{}, to{};
};

void addEdges(std::vector<Edge>& edges, const geometry::Polygon& polygon) {
    for (std::size_t i = 0; i < polygon.size(); ++i)
        edges.push_back({polygon[i], polygon[(i + 1) % polygon.size()]});
}

/// The shift that moves the edge `mine` onto the edge `theirs`, at a right angle to both edges. No
/// value if the edges do not face each other or are too far apart.
std::optional<Vec2> shiftOnto(const Edge& mine, const Edge& theirs) {
    const double length = glm::length(theirs.to - theirs.from);
    const double own = glm::length(mine.to - mine.from);
    if (length < leastShared || own < leastShared) return std::nullopt;
    const Vec2 along = (theirs.to - theirs.from) / length;
    const Vec2 way = (mine.to - mine.from) / own;
    if (std::abs(geometry::cross(along, way)) > sameDirection || glm::dot(along, way) > 0.0)
        return std::nullopt;
    const double start = glm::dot(mine.from - theirs.from, along);
    const double end = glm::dot(mine.to - theirs.from, along);
    const double shared =
        std::min(std::max(start, end), length) - std::max(std::min(start, end), 0.0);
    if (shared < leastShared) return std::nullopt;
    const Vec2 across{-along.y, along.x};
    const double apart = glm::dot(mine.from - theirs.from, across);
    if (std::abs(apart) > snapReach) return std::nullopt;
    return across * -apart;
}

void keepSmaller(std::optional<Vec2>& best, const std::optional<Vec2>& next) {
    if (next && (!best || glm::length(*next) < glm::length(*best) - geometry::sameLength))
        best = next;
}

std::optional<Vec2> smallestShift(const std::vector<Edge>& mine, const std::vector<Edge>& theirs,
                                  const std::optional<Vec2>& after) {
    std::optional<Vec2> best;
    for (const Edge& one : mine) {
        const Vec2 moved = after.value_or(Vec2{});
        const Edge edge{one.from + moved, one.to + moved};
        for (const Edge& other : theirs) {
            const auto shift = shiftOnto(edge, other);
            // If one edge has already shifted the piece, a second edge may shift it only parallel
            // to the first edge.
            if (after && shift && glm::length(*after) > 0.0 &&
                std::abs(glm::dot(*shift, *after)) > sameDirection * glm::length(*after))
                continue;
            if (after && shift && glm::length(*shift) < geometry::sameLength) continue;
            keepSmaller(best, shift);
        }
    }
    return best;
}
}  // namespace

geometry::Vec2 snappedShift(const TerrainLayout& layout, const PieceIds& ids,
                            const geometry::PieceId& held, Vec2 wish,
                            const SnapSettings& settings) {
    const TerrainPiece* piece = layout.find(held);
    if (!piece) return wish;
    if (settings.edges) {
        std::vector<Edge> mine, theirs;
        for (const TerrainPiece& one : layout.pieces)
            addEdges(ids.contains(one.id) ? mine : theirs, footprintOf(one));
        for (Edge& edge : mine) edge = {edge.from + wish, edge.to + wish};
        // The table's edges face inwards, so that a piece inside the table snaps to them.
        const double w = layout.table.width, d = layout.table.depth;
        addEdges(theirs, {{0, 0}, {0, d}, {w, d}, {w, 0}});
        if (const auto first = smallestShift(mine, theirs, std::nullopt)) {
            const auto second = smallestShift(mine, theirs, first);
            return wish + *first + second.value_or(Vec2{});
        }
    }
    if (!settings.inch) return wish;
    const Vec2 from = geometry::plan(piece->position);
    const Vec2 at = from + wish;
    return Vec2{std::round(at.x), std::round(at.y)} - from;
}

geometry::Degrees snappedTurn(geometry::Degrees from, geometry::Degrees by,
                              const SnapSettings& settings) {
    if (!settings.angle) return {from.value + by.value};
    const double slack = by.value > 0.0 ? 1e-6 : -1e-6;
    const double steps = (from.value + slack) / snapAngle;
    const double next = by.value > 0.0 ? std::floor(steps) + 1.0 : std::ceil(steps) - 1.0;
    const double least = next * snapAngle;
    const double wished = std::round((from.value + by.value) / snapAngle) * snapAngle;
    return {by.value > 0.0 ? std::max(least, wished) : std::min(least, wished)};
}

}  // namespace sightline::engine
