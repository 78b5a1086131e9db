// The GJK algorithm: tests whether two convex sets overlap.
#include "geometry/shape/private/convex_distance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace sightline::geometry {
namespace {

constexpr int mostSteps = 64;
constexpr double resolved = 1e-9;  // distance below which two sets count as overlapping, inches

// A simplex of up to four points of the Minkowski difference. The newest point is the last.
struct Simplex {
    std::array<Vec3, 4> points{};
    std::size_t count = 0;
};

Vec3 nearestOnSegment(Simplex& simplex) {
    const Vec3 a = simplex.points[1], b = simplex.points[0];
    const Vec3 ab = b - a;
    const double squared = glm::dot(ab, ab);
    const double t = squared > 0.0 ? -glm::dot(a, ab) / squared : 0.0;
    if (t <= 0.0 || squared == 0.0) {
        simplex = {{a}, 1};
        return a;
    }
    if (t >= 1.0) {
        simplex = {{b}, 1};
        return b;
    }
    return a + ab * t;
}

// The point of a triangle that is nearest to the origin (Ericson, Real-Time Collision Detection,
// 5.1.5).
Vec3 nearestOnTriangle(Simplex& simplex) {
    const Vec3 a = simplex.points[2], b = simplex.points[1], c = simplex.points[0];
    const Vec3 ab = b - a, ac = c - a;
    const double d1 = -glm::dot(ab, a), d2 = -glm::dot(ac, a);
    if (d1 <= 0.0 && d2 <= 0.0) {
        simplex = {{a}, 1};
        return a;
    }
    const double d3 = -glm::dot(ab, b), d4 = -glm::dot(ac, b);
    if (d3 >= 0.0 && d4 <= d3) {
        simplex = {{b}, 1};
        return b;
    }
    const double vc = d1 * d4 - d3 * d2;
    if (vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0) {
        simplex = {{b, a}, 2};
        return a + ab * (d1 / (d1 - d3));
    }
    const double d5 = -glm::dot(ab, c), d6 = -glm::dot(ac, c);
    if (d6 >= 0.0 && d5 <= d6) {
        simplex = {{c}, 1};
        return c;
    }
    const double vb = d5 * d2 - d1 * d6;
    if (vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0) {
        simplex = {{c, a}, 2};
        return a + ac * (d2 / (d2 - d6));
    }
    const double va = d3 * d6 - d5 * d4;
    if (va <= 0.0 && d4 - d3 >= 0.0 && d5 - d6 >= 0.0) {
        simplex = {{c, b}, 2};
        return b + (c - b) * ((d4 - d3) / ((d4 - d3) + (d5 - d6)));
    }
    const Vec3 normal = glm::cross(ab, ac);
    const double squared = glm::dot(normal, normal);
    if (squared == 0.0) {
        simplex = {{b, a}, 2};
        return nearestOnSegment(simplex);
    }
    return normal * (glm::dot(a, normal) / squared);
}

// The point of a tetrahedron that is nearest to the origin, or the origin if it is inside.
Vec3 nearestOnTetrahedron(Simplex& simplex) {
    const auto p = simplex.points;
    constexpr std::size_t faces[4][4] = {{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 3, 1}, {1, 2, 3, 0}};
    bool outside = false;
    double best = std::numeric_limits<double>::infinity();
    Vec3 nearest(0.0);
    Simplex kept = simplex;
    for (const auto& face : faces) {
        const Vec3 a = p[face[0]], b = p[face[1]], c = p[face[2]], rest = p[face[3]];
        const Vec3 normal = glm::cross(b - a, c - a);
        const double origin = -glm::dot(normal, a), other = glm::dot(normal, rest - a);
        if (origin * other > 0.0) continue;  // the origin is on the inner side of the tested face
        if (origin == 0.0 && other != 0.0) continue;
        outside = true;
        Simplex trial{{a, b, c}, 3};
        const Vec3 point = nearestOnTriangle(trial);
        if (glm::dot(point, point) >= best) continue;
        best = glm::dot(point, point);
        nearest = point;
        kept = trial;
    }
    if (!outside) return Vec3(0.0);
    simplex = kept;
    return nearest;
}

Vec3 nearestToOrigin(Simplex& simplex) {
    switch (simplex.count) {
        case 1:
            return simplex.points[0];
        case 2:
            return nearestOnSegment(simplex);
        case 3:
            return nearestOnTriangle(simplex);
        default:
            return nearestOnTetrahedron(simplex);
    }
}

bool holds(const Silhouette& body, Vec3 point) {
    return point.z >= body.bottom && point.z <= body.top &&
           distanceToSegment(Vec2(point.x, point.y), body.outline.a, body.outline.b) <=
               body.outline.radius + resolved;
}

// A corner of a simplex, and the point of the first set from which the corner was computed.
struct Source {
    Vec3 difference{}, point{};
};
using Sources = std::vector<Source>;

// Runs the GJK algorithm on two convex sets. Returns its last simplex; empty if the sets do not
// overlap.
template <class One, class Other>
std::optional<Simplex> overlapSets(const One& hull, const Other& other, Vec3 guess,
                                   Sources* sources = nullptr) {
    Vec3 nearest = guess;
    if (glm::dot(nearest, nearest) == 0.0) nearest = Vec3(1.0, 0.0, 0.0);
    Simplex simplex;
    for (int step = 0; step < mostSteps; ++step) {
        const Vec3 ours = support(hull, -nearest);
        const Vec3 point = ours - support(other, nearest);
        if (sources != nullptr) sources->push_back({point, ours});
        // The Minkowski difference is wholly beyond the plane through `point` perpendicular to
        // `nearest`, so it does not contain the origin.
        const double beyond = glm::dot(point, nearest);
        if (beyond > 0.0) {
            if (step > 0 && beyond * beyond <= resolved * resolved * glm::dot(nearest, nearest))
                return simplex;
            return std::nullopt;
        }
        simplex.points[simplex.count++] = point;
        nearest = nearestToOrigin(simplex);
        if (glm::dot(nearest, nearest) <= resolved * resolved) return simplex;
    }
    return simplex;  // no decision after the maximum number of steps: the distance is below every
                     // tolerance
}

// Barycentric coordinates of the simplex's point that is nearest to the origin.
std::array<double, 4> shares(const Simplex& simplex) {
    const auto& p = simplex.points;
    const auto volume = [](Vec3 a, Vec3 b, Vec3 c) { return glm::dot(a, glm::cross(b, c)); };
    std::array<double, 4> share{1.0, 0.0, 0.0, 0.0};
    if (simplex.count == 2) {
        const double a = glm::length(p[0]), b = glm::length(p[1]);
        if (a + b > 0.0) share = {b / (a + b), a / (a + b), 0.0, 0.0};
    } else if (simplex.count == 3) {
        const Vec3 normal = glm::cross(p[1] - p[0], p[2] - p[0]);
        share = {volume(p[1], p[2], normal), volume(p[2], p[0], normal), volume(p[0], p[1], normal),
                 0.0};
    } else if (simplex.count == 4) {
        share = {volume(p[1], p[3], p[2]), volume(p[0], p[2], p[3]), volume(p[0], p[3], p[1]),
                 volume(p[0], p[1], p[2])};
    }
    double sum = 0.0;
    for (const double one : share) sum += one;
    if (sum == 0.0) return {1.0, 0.0, 0.0, 0.0};
    for (double& one : share) one = std::clamp(one / sum, 0.0, 1.0);
    return share;
}

// A common point of the two sets is a weighted sum of one point of each silhouette. So the segment
// between these two points passes through the common point.
template <class Other>
std::optional<Segment> lineInto(const SightHull& hull, const Other& other, Vec3 guess) {
    Sources sources;
    const auto simplex = overlapSets(hull, other, guess, &sources);
    if (!simplex) return std::nullopt;
    const auto share = shares(*simplex);
    Vec3 from(0.0), to(0.0);
    double fromShare = 0.0, toShare = 0.0;
    for (std::size_t i = 0; i < simplex->count; ++i) {
        const auto source = std::find_if(sources.begin(), sources.end(), [&](const Source& it) {
            return it.difference == simplex->points[i];
        });
        if (source == sources.end()) continue;
        const bool isFrom = holds(hull.from, source->point);
        (isFrom ? from : to) += source->point * share[i];
        (isFrom ? fromShare : toShare) += share[i];
    }
    const Vec3 middle((hull.to.outline.a + hull.to.outline.b) / 2.0,
                      (hull.to.bottom + hull.to.top) / 2.0);
    const Vec3 start((hull.from.outline.a + hull.from.outline.b) / 2.0,
                     (hull.from.bottom + hull.from.top) / 2.0);
    return Segment{fromShare > 0.0 ? from / fromShare : start,
                   toShare > 0.0 ? to / toShare : middle};
}

}  // namespace

Vec3 support(const Silhouette& post, Vec3 way) {
    const Vec2 level(way.x, way.y);
    const double length = glm::length(level);
    const auto& outline = post.outline;
    Vec2 point = glm::dot(outline.a, level) >= glm::dot(outline.b, level) ? outline.a : outline.b;
    if (length > 0.0) point += level * (outline.radius / length);
    return Vec3(point, way.z >= 0.0 ? post.top : post.bottom);
}

Vec3 support(const SightHull& hull, Vec3 way) {
    const Vec3 one = support(hull.from, way), other = support(hull.to, way);
    return glm::dot(one, way) >= glm::dot(other, way) ? one : other;
}

Vec3 support(std::span<const Vec3> corners, Vec3 way) {
    Vec3 best = corners.front();
    double most = glm::dot(best, way);
    for (const Vec3 corner : corners.subspan(1)) {
        const double here = glm::dot(corner, way);
        if (here > most) {
            most = here;
            best = corner;
        }
    }
    return best;
}

bool overlapConvex(const SightHull& hull, std::span<const Vec3> corners) {
    return overlapSets(hull, corners, support(hull, {0, 0, 1}) - corners.front()).has_value();
}

bool overlapConvex(const SightHull& hull, const Silhouette& post) {
    return overlapSets(hull, post, support(hull, {0, 0, 1}) - support(post, {0, 0, 1})).has_value();
}

bool overlapConvex(std::span<const Vec3> one, std::span<const Vec3> other) {
    return overlapSets(one, other, one.front() - other.front()).has_value();
}

std::optional<Segment> lineThrough(const SightHull& hull, std::span<const Vec3> corners) {
    return lineInto(hull, corners, support(hull, {0, 0, 1}) - corners.front());
}

std::optional<Segment> lineThrough(const SightHull& hull, const Silhouette& post) {
    return lineInto(hull, post, support(hull, {0, 0, 1}) - support(post, {0, 0, 1}));
}

}  // namespace sightline::geometry
