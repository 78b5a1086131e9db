// Range against a slow oracle: every point of one outline against every point of the other.
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

double slowGap(const Outline& one, const Outline& other) {
    // Alternating nearest points between two convex sets comes to their distance.
    const auto nearest = [](const Outline& it, Vec2 point) {
        const Vec2 along = it.b - it.a;
        const double squared = glm::dot(along, along);
        const double t =
            squared > 0 ? std::clamp(glm::dot(point - it.a, along) / squared, 0.0, 1.0) : 0.0;
        const Vec2 core = it.a + along * t;
        const double away = glm::distance(point, core);
        return away <= it.radius ? point : core + (point - core) * (it.radius / away);
    };
    Vec2 here = one.a, there = other.a;
    for (int i = 0; i < 20000; ++i) {
        there = nearest(other, here);
        here = nearest(one, there);
    }
    return glm::distance(here, there);
}

RC_GTEST_PROP(RangeProperties, IsSymmetricAndAgreesWithTheOracle, ()) {
    const Mini one = anyMini(0, 20, 0, 20), other = anyMini(0, 20, 0, 20);
    const double there = rangeBetween(dimensions(), one, other).distance;
    RC_ASSERT(there == rangeBetween(dimensions(), other, one).distance);
    RC_ASSERT(std::abs(there - slowGap(outlineOf(one), outlineOf(other))) < 1e-6);
}

RC_GTEST_PROP(RangeProperties, ItsLineJoinsTheEdges, ()) {
    const Mini one = anyMini(0, 20, 0, 20), other = anyMini(0, 20, 0, 20);
    const Range range = rangeBetween(dimensions(), one, other);
    RC_ASSERT(std::abs(glm::distance(range.line.from, range.line.to) - range.distance) < 1e-9);
    RC_ASSERT(gap(outlineOf(one), Outline{range.line.from, range.line.from, 0.0}) < 1e-9);
    RC_ASSERT(gap(outlineOf(other), Outline{range.line.to, range.line.to, 0.0}) < 1e-9);
}

RC_GTEST_PROP(RangeProperties, CompletelyWithinImpliesWithin, ()) {
    const Mini one = anyMini(0, 20, 0, 20), other = anyMini(0, 20, 0, 20);
    const double reach = number(1, 12);
    RC_ASSERT(!completelyWithin(one, other, reach) || within(one, other, reach));
}

RC_GTEST_PROP(RangeProperties, OverlapAndGapExcludeEachOther, ()) {
    const Mini one = anyMini(0, 8, 0, 8), other = anyMini(0, 8, 0, 8);
    const double apart = gap(outlineOf(one), outlineOf(other));
    const double depth = overlapDepth(outlineOf(one), outlineOf(other));
    RC_ASSERT(apart == 0.0 || depth == 0.0);
    RC_ASSERT(apart > 0.0 || depth >= 0.0);
}

}  // namespace
}  // namespace sightline::geometry::test
