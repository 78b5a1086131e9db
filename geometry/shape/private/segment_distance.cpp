#include "geometry/shape/private/segment_distance.h"

#include <algorithm>
#include <cmath>

#include "geometry/shape/private/indexed_mesh.h"

namespace sightline::geometry {
namespace {

ClosestPoints between(const Segment& segment, double fraction, Vec3 other) {
    const Vec3 on = segment.from + (segment.to - segment.from) * fraction;
    return {glm::distance(on, other), fraction, on, other};
}

}  // namespace

DistanceLine::DistanceLine(const Segment& segment) : from_(segment.from) {
    const Vec3 along = segment.to - segment.from;
    const double length = glm::length(along);
    const Vec3 way = length > 0.0 ? along / length : Vec3(1, 0, 0);
    const Vec3 helper = std::abs(way.z) < 0.9 ? Vec3(0, 0, 1) : Vec3(1, 0, 0);
    right_ = glm::normalize(glm::cross(way, helper));
    up_ = glm::cross(right_, way);
}

// The closest points of two segments (Ericson, Real-Time Collision Detection, 5.1.9).
ClosestPoints closest(const Segment& segment, const Segment& other) {
    const Vec3 d1 = segment.to - segment.from, d2 = other.to - other.from;
    const Vec3 r = segment.from - other.from;
    const double a = glm::dot(d1, d1), e = glm::dot(d2, d2), f = glm::dot(d2, r);
    double s = 0.0, t = 0.0;
    if (a == 0.0) {
        t = e > 0.0 ? std::clamp(f / e, 0.0, 1.0) : 0.0;
    } else {
        const double c = glm::dot(d1, r);
        if (e == 0.0) {
            s = std::clamp(-c / a, 0.0, 1.0);
        } else {
            const double b = glm::dot(d1, d2), denominator = a * e - b * b;
            if (denominator > 1e-14 * a * e)
                s = std::clamp((b * f - c * e) / denominator, 0.0, 1.0);
            t = (b * s + f) / e;
            if (t < 0.0) {
                t = 0.0;
                s = std::clamp(-c / a, 0.0, 1.0);
            } else if (t > 1.0) {
                t = 1.0;
                s = std::clamp((b - c) / a, 0.0, 1.0);
            }
        }
    }
    return between(segment, s, other.from + d2 * t);
}

ClosestPoints closest(const Segment& segment, const Triangle& triangle, double upTo) {
    const Vec3 along = segment.to - segment.from;
    const Vec3 normal = normalOf(triangle);
    const double squared = glm::dot(normal, normal);
    const double before = glm::dot(normal, segment.from - triangle.a);
    const double after = glm::dot(normal, segment.to - triangle.a);
    if (before * after > 0.0 && std::min(before * before, after * after) >= upTo * upTo * squared &&
        squared > 0.0)
        return {upTo, 0.0, {}, {}};
    if (const auto t = crossedAt(triangle, segment.from, along)) {
        const Vec3 point = segment.from + along * *t;
        return {0.0, *t, point, point};
    }
    ClosestPoints best = closest(segment, Segment{triangle.a, triangle.b});
    for (const Segment& edge : {Segment{triangle.b, triangle.c}, Segment{triangle.c, triangle.a}}) {
        const ClosestPoints here = closest(segment, edge);
        if (here.distance < best.distance) best = here;
    }
    if (squared == 0.0) return best;
    for (const double fraction : {0.0, 1.0}) {
        const Vec3 end = fraction == 0.0 ? segment.from : segment.to;
        const Vec3 foot = end - normal * (glm::dot(normal, end - triangle.a) / squared);
        const bool inside =
            glm::dot(glm::cross(triangle.b - triangle.a, foot - triangle.a), normal) >= 0.0 &&
            glm::dot(glm::cross(triangle.c - triangle.b, foot - triangle.b), normal) >= 0.0 &&
            glm::dot(glm::cross(triangle.a - triangle.c, foot - triangle.c), normal) >= 0.0;
        if (!inside) continue;
        const ClosestPoints here = between(segment, fraction, foot);
        if (here.distance < best.distance) best = here;
    }
    return best;
}

}  // namespace sightline::geometry
