#include "geometry/shape/private/solid.h"

#include <cmath>

#include "geometry/measure/polygon.h"

namespace sightline::geometry {
namespace {

constexpr Stretch none{1.0, 0.0};
// Number of corners of the polygon that replaces a round outline.
constexpr int roundCorners = 32;
constexpr double belowMat = -1.0;

// Keeps the part of the stretch where from + t * rate <= 0. t is the position on the segment, from
// 0 to 1.
void cut(Stretch& stretch, double from, double rate) {
    if (rate > 0.0)
        stretch.last = std::min(stretch.last, -from / rate);
    else if (rate < 0.0)
        stretch.first = std::max(stretch.first, -from / rate);
    else if (from > 0.0)
        stretch = none;
}

Stretch stretchInDisc(Vec2 centre, double radius, const Segment& segment) {
    const Vec2 from = plan(segment.from) - centre, along = plan(segment.to - segment.from);
    const double a = glm::dot(along, along), b = glm::dot(from, along);
    const double c = glm::dot(from, from) - radius * radius;
    if (a == 0.0) return c < 0.0 ? Stretch{} : none;
    const double root = b * b - a * c;
    if (root <= 0.0) return none;
    const double half = std::sqrt(root);
    return {std::max(0.0, (-b - half) / a), std::min(1.0, (-b + half) / a)};
}

Stretch stretchInBand(const Outline& outline, double radius, const Segment& segment) {
    Stretch stretch;
    const double length = glm::distance(outline.a, outline.b);
    if (length == 0.0) return none;
    const Vec2 along = (outline.b - outline.a) / length, across(-along.y, along.x);
    const Vec2 from = plan(segment.from) - outline.a, way = plan(segment.to - segment.from);
    cut(stretch, -glm::dot(from, along), -glm::dot(way, along));
    cut(stretch, glm::dot(from, along) - length, glm::dot(way, along));
    cut(stretch, glm::dot(from, across) - radius, glm::dot(way, across));
    cut(stretch, -glm::dot(from, across) - radius, -glm::dot(way, across));
    return stretch;
}

Stretch stretchBetween(double bottom, double top, const Segment& segment) {
    Stretch stretch;
    const double rise = segment.to.z - segment.from.z;
    cut(stretch, bottom - segment.from.z, -rise);
    cut(stretch, segment.from.z - top, rise);
    return stretch;
}

}  // namespace

double rooted(double bottom) { return bottom <= sightRoom ? std::min(bottom, belowMat) : bottom; }

Stretch stretchIn(const Convex& solid, const Segment& segment, double grow) {
    Stretch stretch;
    const Vec3 along = segment.to - segment.from;
    for (const HalfSpace& face : solid.faces) {
        cut(stretch, glm::dot(face.normal, segment.from) - face.offset - grow,
            glm::dot(face.normal, along));
        if (stretch.empty()) return none;
    }
    return stretch;
}

Stretch stretchIn(const Silhouette& post, const Segment& segment, double grow) {
    const Stretch level = stretchBetween(rooted(post.bottom) - grow, post.top + grow, segment);
    const double radius = post.outline.radius + grow;
    if (level.empty() || radius <= 0.0) return none;
    Stretch round = none;  // the union of three parts is one stretch, because the outline is convex
    const auto join = [&](Stretch part) {
        if (part.empty()) return;
        round = {std::min(round.first, part.first), std::max(round.last, part.last)};
    };
    join(stretchInDisc(post.outline.a, radius, segment));
    if (post.outline.a != post.outline.b) {
        join(stretchInDisc(post.outline.b, radius, segment));
        join(stretchInBand(post.outline, radius, segment));
    }
    if (round.empty()) return none;
    return {std::max(level.first, round.first), std::min(level.last, round.last)};
}

Stretch stretchIn(const Column& column, const Segment& segment, double grow) {
    if (column.parts.size() == 1) return stretchIn(column.parts.front(), segment, grow);
    const Stretch level = stretchBetween(rooted(column.bottom) - grow, column.top + grow, segment);
    if (level.empty()) return none;
    const Vec2 from = plan(segment.from), along = plan(segment.to - segment.from);
    std::vector<double> stops{level.first, level.last};
    for (std::size_t i = 0; i < column.polygon.size(); ++i) {
        const Vec2 a = column.polygon[i];
        const Vec2 edge = column.polygon[(i + 1) % column.polygon.size()] - a;
        const double turn = cross(along, edge);
        if (turn == 0.0) continue;
        const double t = cross(a - from, edge) / turn;
        if (t > level.first && t < level.last) stops.push_back(t);
    }
    std::sort(stops.begin(), stops.end());
    const double length = glm::distance(segment.from, segment.to);
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        if ((stops[i + 1] - stops[i]) * length <= sameLength) continue;
        const Vec2 middle = from + along * ((stops[i] + stops[i + 1]) / 2.0);
        double edge = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < column.polygon.size(); ++k)
            edge =
                std::min(edge, distanceToSegment(middle, column.polygon[k],
                                                 column.polygon[(k + 1) % column.polygon.size()]));
        if (edge > -grow && contains(column.polygon, middle)) return {stops[i], stops[i + 1]};
    }
    return none;
}

bool enters(const Segment& segment, const Convex& solid) {
    return !stretchIn(solid, segment, -sameLength).empty();
}
bool enters(const Segment& segment, const Silhouette& post) {
    return !stretchIn(post, segment, -sameLength).empty();
}
bool enters(const Segment& segment, const Column& column) {
    return !stretchIn(column, segment, -sameLength).empty();
}

Box boxOf(const Convex& solid) {
    Box box;
    for (const Vec3 corner : solid.corners) box.add(corner);
    return box;
}

Box boxOf(const Triangle& triangle) {
    Box box;
    box.add(triangle.a);
    box.add(triangle.b);
    box.add(triangle.c);
    return box;
}

Box boxOf(const Silhouette& post) {
    Box box;
    const Vec2 reach(post.outline.radius);
    box.add(Vec3(glm::min(post.outline.a, post.outline.b) - reach, post.bottom));
    box.add(Vec3(glm::max(post.outline.a, post.outline.b) + reach, post.top));
    return box;
}

Convex uprightConvex(std::span<const Vec2> polygon, double bottom, double top) {
    Convex solid;
    solid.faces = {{{0.0, 0.0, 1.0}, top}, {{0.0, 0.0, -1.0}, -rooted(bottom)}};
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 along = glm::normalize(polygon[(i + 1) % polygon.size()] - polygon[i]);
        const Vec2 out(along.y, -along.x);
        solid.faces.push_back({Vec3(out, 0.0), glm::dot(out, polygon[i])});
        solid.corners.emplace_back(polygon[i], bottom);
        solid.corners.emplace_back(polygon[i], top);
    }
    return solid;
}

Column column(Polygon polygon, double bottom, double top) {
    Column column{std::move(polygon), bottom, top, {}};
    for (const Polygon& part : convexParts(column.polygon))
        column.parts.push_back(uprightConvex(part, bottom, top));
    return column;
}

Convex inscribed(const Silhouette& post) {
    std::vector<Vec2> points;
    for (int i = 0; i < roundCorners; ++i) {
        const Vec2 rim = direction({360.0 * i / roundCorners}) * post.outline.radius;
        points.push_back(post.outline.a + rim);
        points.push_back(post.outline.b + rim);
    }
    return uprightConvex(convexHull(std::move(points)), post.bottom, post.top);
}

}  // namespace sightline::geometry
