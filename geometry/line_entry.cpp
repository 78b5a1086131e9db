#include "geometry/line_entry.h"

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr double levelSlope = 1e-12;  // sine under which a line runs along a triangle's plane

struct Crossing {
    double fraction = 0.0;
    bool fromFront = false;
    bool onEdge = false;  ///< within `sameLength` of the triangle's border
};

std::optional<Crossing> cross(const Triangle& triangle, const Segment& segment) {
    const Vec3 normal = normalOf(triangle), along = segment.to - segment.from;
    const double length = glm::length(normal), fall = glm::dot(normal, along);
    if (std::abs(fall) <= levelSlope * length * glm::length(along)) return std::nullopt;
    const double before = glm::dot(normal, segment.from - triangle.a) / length;
    const double after = glm::dot(normal, segment.to - triangle.a) / length;
    // An end that lies on the surface has not gone through it.
    if (std::min(before, after) > -sameLength || std::max(before, after) < sameLength)
        return std::nullopt;
    const double t = before / (before - after);
    const Vec3 point = segment.from + along * t;
    double inside = std::numeric_limits<double>::infinity();
    for (const auto& [a, b] : {std::pair{triangle.a, triangle.b}, std::pair{triangle.b, triangle.c},
                               std::pair{triangle.c, triangle.a}}) {
        const double side = glm::dot(glm::cross(b - a, point - a), normal);
        inside = std::min(inside, side / (length * glm::length(b - a)));
    }
    if (inside < -sameLength) return std::nullopt;
    return Crossing{t, fall < 0.0, inside <= sameLength};
}

// A line through an edge shared by two triangles goes in when both are crossed the same way, and
// only touches when one is crossed inward and the other outward. A bare edge is only touched.
bool goesThrough(const std::vector<Crossing>& onEdges, double length) {
    for (std::size_t i = 0; i < onEdges.size(); ++i) {
        bool alone = true, mixed = false;
        for (std::size_t k = 0; k < onEdges.size(); ++k) {
            if (k == i) continue;
            const double apart = std::abs(onEdges[k].fraction - onEdges[i].fraction) * length;
            if (apart > contactTolerance) continue;
            alone = false;
            mixed = mixed || onEdges[k].fromFront != onEdges[i].fromFront;
        }
        if (!alone && !mixed) return true;
    }
    return false;
}

bool meshBlocks(const Piece& piece, const Segment& segment) {
    const SegmentReach reach(segment);
    std::vector<Crossing> onEdges;
    const bool through =
        piece.bodyTree.visit([&](const Box& box) { return reach.meets(box); },
                             [&](int body) {
                                 const auto at = static_cast<std::size_t>(body);
                                 if (at < piece.shells.size())
                                     return piece.part(piece.shellPart[at]).blocksLos &&
                                            enters(segment, piece.shells[at]);
                                 const Triangle& triangle = piece.looseTriangle(body);
                                 if (!piece.part(triangle.part).blocksLos) return false;
                                 const auto crossing = cross(triangle, segment);
                                 if (!crossing) return false;
                                 if (crossing->onEdge) onEdges.push_back(*crossing);
                                 return !crossing->onEdge;
                             });
    return through || goesThrough(onEdges, glm::distance(segment.from, segment.to));
}

}  // namespace

std::optional<Entry> firstEntry(const Piece& piece, const Segment& segment) {
    std::optional<Entry> first;
    const auto keep = [&](double fraction, int part) {
        if (!first || fraction < first->fraction) first = Entry{fraction, part};
    };
    Stretch stretch{1.0, 0.0};
    if (piece.column) stretch = stretchIn(*piece.column, segment, 0.0);
    if (piece.post) stretch = stretchIn(*piece.post, segment, 0.0);
    if (!stretch.empty()) keep(stretch.first, 0);
    const SegmentReach reach(segment);
    piece.triangleTree.visit([&](const Box& box) { return reach.meets(box); },
                             [&](int index) {
                                 const Triangle& triangle =
                                     piece.triangles[static_cast<std::size_t>(index)];
                                 if (const auto crossing = cross(triangle, segment))
                                     keep(crossing->fraction, triangle.part);
                                 return false;
                             });
    return first;
}

bool blocks(const Piece& piece, const Segment& segment) {
    if (piece.isMesh()) return meshBlocks(piece, segment);
    if (!piece.parts.front().blocksLos) return false;
    return piece.column ? enters(segment, *piece.column) : enters(segment, *piece.post);
}

}  // namespace sightline::geometry
