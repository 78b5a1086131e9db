#include "engine/legion/advice/layout_review/gaps.h"

#include <algorithm>
#include <limits>

#include "engine/legion/advice/layout_review/laid_table.h"
#include "geometry/measure/plan_box.h"

namespace sightline::engine {
namespace {
using geometry::PlanSegment;
using geometry::Polygon;
using geometry::Vec2;

Vec2 nearestOnEdge(Vec2 point, Vec2 a, Vec2 b) {
    const Vec2 along = b - a;
    const double squared = glm::dot(along, along);
    const double share =
        squared > 0.0 ? std::clamp(glm::dot(point - a, along) / squared, 0.0, 1.0) : 0.0;
    return a + along * share;
}

// Searches for a line that is shorter than `shortest`, from a corner of one polygon to an edge of
// the other. If there is one, it replaces `shortest`. The shortest line between two disjoint
// polygons always has such ends.
void shortenByCorners(const Polygon& corners, const Polygon& edges, bool swapped,
                      PlanSegment& shortest) {
    for (const Vec2 corner : corners)
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const Vec2 there = nearestOnEdge(corner, edges[i], edges[(i + 1) % edges.size()]);
            if (glm::distance(corner, there) >= glm::distance(shortest.from, shortest.to)) continue;
            shortest = swapped ? PlanSegment{there, corner} : PlanSegment{corner, there};
        }
}

PlanSegment shortestBetween(const Polygon& one, const Polygon& other) {
    PlanSegment shortest{one.front(), other.front()};
    shortenByCorners(one, other, false, shortest);
    shortenByCorners(other, one, true, shortest);
    return shortest;
}

bool overlapInPlan(const Polygon& one, const Polygon& other) {
    const auto reachesInto = [](const Polygon& from, const Polygon& into) {
        for (std::size_t i = 0; i < from.size(); ++i) {
            const geometry::Outline edge{from[i], from[(i + 1) % from.size()], 0.0};
            if (geometry::gap(edge, into) <= geometry::sameLength) return true;
        }
        return false;
    };
    return reachesInto(one, other) || reachesInto(other, one);
}

PlanSegment toTheEdge(const Polygon& footprint, geometry::TableSize table) {
    PlanSegment shortest{{}, {table.width + table.depth, 0.0}};
    for (const Vec2 at : footprint)
        for (const Vec2 there :
             {Vec2(0.0, at.y), Vec2(table.width, at.y), Vec2(at.x, 0.0), Vec2(at.x, table.depth)})
            if (glm::distance(at, there) < glm::distance(shortest.from, shortest.to))
                shortest = {at, there};
    return shortest;
}

bool reachesOverEdge(const Polygon& footprint, geometry::TableSize table) {
    const geometry::PlanBox box = geometry::planBoxOf(footprint);
    return box.low.x <= 0.0 || box.low.y <= 0.0 || box.high.x >= table.width ||
           box.high.y >= table.depth;
}

/// The names of all bases, sorted by the width of the base.
std::vector<std::pair<double, std::string>> basesByWidth(const geometry::Dimensions& dimensions) {
    std::vector<std::pair<double, std::string>> bases;
    bases.reserve(dimensions.bases.size());
    for (const auto& [name, base] : dimensions.bases) bases.push_back({base.width, name});
    std::sort(bases.begin(), bases.end());
    return bases;
}

}  // namespace

bool stopsMoves(const geometry::PieceInfo& piece, const geometry::Dimensions& dimensions) {
    if (piece.facts.movement == geometry::Movement::impassable) return true;
    return piece.facts.kind == geometry::Kind::obstacle &&
           piece.height > dimensions.smallSilhouette + geometry::sameLength;
}

std::vector<NarrowGap> narrowGaps(const geometry::Battlefield& field) {
    const auto bases = basesByWidth(field.dimensions());
    std::vector<geometry::PieceInfo> stopping = field.pieces();
    std::erase_if(stopping, [&](const auto& it) { return !stopsMoves(it, field.dimensions()); });
    std::vector<NarrowGap> gaps;
    const auto take = [&](const geometry::PieceId& one, const geometry::PieceId& other,
                          const PlanSegment& line) {
        NarrowGap gap{one, other, glm::distance(line.from, line.to), line, {}};
        for (const auto& [width, name] : bases)
            if (width > gap.width + geometry::sameLength) gap.bases.push_back(name);
        if (!gap.bases.empty() && gap.width > geometry::contactTolerance) gaps.push_back(gap);
    };
    for (std::size_t i = 0; i < stopping.size(); ++i) {
        const Polygon& footprint = stopping[i].footprint;
        if (!reachesOverEdge(footprint, field.table()))
            take(stopping[i].id, {}, toTheEdge(footprint, field.table()));
        for (std::size_t j = i + 1; j < stopping.size(); ++j)
            if (!overlapInPlan(footprint, stopping[j].footprint))
                take(stopping[i].id, stopping[j].id,
                     shortestBetween(footprint, stopping[j].footprint));
    }
    std::stable_sort(gaps.begin(), gaps.end(),
                     [](const auto& a, const auto& b) { return a.width < b.width; });
    return gaps;
}

}  // namespace sightline::engine
