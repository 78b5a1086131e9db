#include "geometry/measure/measured_place.h"

#include <glm/geometric.hpp>

namespace sightline::geometry {
namespace {

Outline shiftedBy(const Outline& outline, Vec2 by) {
    return {outline.a + by, outline.b + by, outline.radius};
}

}  // namespace

Vec2 fromEdges(const Mini& mini) {
    const Outline edge = outlineOf(mini);
    return {std::min(edge.a.x, edge.b.x) - edge.radius, std::min(edge.a.y, edge.b.y) - edge.radius};
}

Vec2 placeFromEdges(const Mini& mini, Vec2 inches) {
    return Vec2(mini.position) + inches - fromEdges(mini);
}

Vec2 placeFromBase(const Mini& mini, const Mini& other, double inches) {
    const Vec2 middle(other.position), apart = Vec2(mini.position) - middle;
    const double length = glm::length(apart);
    const Vec2 way = length > sameLength ? apart / length : Vec2{1.0, 0.0};
    const Outline theirs = outlineOf(other);
    const Outline onThem = shiftedBy(outlineOf(mini), -apart);
    const auto isFar = [&](double off) {
        const Outline mine = shiftedBy(onThem, way * off);
        return overlapDepth(mine, theirs) == 0.0 && gap(mine, theirs) >= inches;
    };
    // Both outlines are convex, so their distance never shrinks while the base moves away.
    // Bisection finds the nearest position that is far enough. A motion by `inches` plus
    // `widestBases` is always enough.
    constexpr double widestBases = 20.0;
    constexpr int halvings = 60;
    double near = 0.0, far = inches + widestBases;
    for (int i = 0; i < halvings; ++i) {
        const double middleOff = (near + far) / 2.0;
        (isFar(middleOff) ? far : near) = middleOff;
    }
    return middle + way * far;
}

}  // namespace sightline::geometry
