#include "geometry/shape/private/plan_span.h"

#include <algorithm>
#include <cmath>

#include "geometry/measure/polygon.h"

namespace sightline::geometry {

void Span::cut(double from, double to) {
    if (from < 0.0 && to < 0.0) last = first - 1.0;
    if (from < 0.0 && to >= 0.0) first = std::max(first, from / (from - to));
    if (from >= 0.0 && to < 0.0) last = std::min(last, from / (from - to));
}

// The part of the segment in an outline: the union of its parts in the two round ends and in the
// rectangle between them. The outline is convex, so it is one span.
Span within(const Outline& outline, Vec2 from, Vec2 to) {
    Span all{1.0, 0.0};
    const auto add = [&](const Span& span) {
        if (span.empty()) return;
        all = all.empty() ? span
                          : Span{std::min(all.first, span.first), std::max(all.last, span.last)};
    };
    const Vec2 along = to - from;
    const double squared = glm::dot(along, along);
    for (const Vec2 end : {outline.a, outline.b}) {
        const Vec2 off = from - end;
        const double half = glm::dot(off, along);
        const double rest =
            half * half - squared * (glm::dot(off, off) - outline.radius * outline.radius);
        if (rest < 0.0 || squared == 0.0) continue;
        const double root = std::sqrt(rest);
        add({std::max(0.0, (-half - root) / squared), std::min(1.0, (-half + root) / squared)});
    }
    if (outline.a == outline.b) return all;
    const double length = glm::distance(outline.a, outline.b);
    const Vec2 axis = (outline.b - outline.a) / length, side(-axis.y, axis.x);
    Span middle;
    const auto keep = [&](Vec2 way, double most) {
        middle.cut(most - glm::dot(way, from - outline.a), most - glm::dot(way, to - outline.a));
    };
    keep(axis, length);
    keep(-axis, 0.0);
    keep(side, outline.radius);
    keep(-side, outline.radius);
    add(middle);
    return all;
}

Span within(const Vec2 (&corners)[3], Vec2 from, Vec2 to) {
    Span span;
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2 corner = corners[i], edge = corners[(i + 1) % 3] - corner;
        span.cut(cross(edge, from - corner), cross(edge, to - corner));
    }
    return span;
}

}  // namespace sightline::geometry
