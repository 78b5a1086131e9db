#include "geometry/range/arcs.h"

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr double farAway = 500.0;  // length of an arc's sides, longer than any table, inches

double middleOf(Arc arc) {
    switch (arc) {
        case Arc::front:
            return 0.0;
        case Arc::left:
            return 90.0;
        case Arc::rear:
            return 180.0;
        case Arc::right:
            return -90.0;
    }
    return 0.0;
}

// The polygon of an arc. Its border lines are moved slightly inward, so a base that only touches a
// line is outside.
Polygon quarter(const Mini& mini, Arc arc) {
    const double middle = mini.facing.value + middleOf(arc);
    const Vec2 ahead = direction({middle}), right = direction({middle - 45.0}),
               left = direction({middle + 45.0});
    const Vec2 apex = Vec2(mini.position) + ahead * (sameLength * std::sqrt(2.0));
    return {apex, apex + right * farAway, apex + (left + right) * farAway, apex + left * farAway};
}

}  // namespace

bool isInArc(const Mini& mini, Arc arc, const Extent& other) {
    return gap(other, Extent(quarter(mini, arc))) == 0.0;
}

std::vector<Arc> arcsOf(const Mini& mini, const Extent& other) {
    std::vector<Arc> arcs;
    for (const Arc arc : {Arc::front, Arc::left, Arc::rear, Arc::right})
        if (isInArc(mini, arc, other)) arcs.push_back(arc);
    return arcs;
}

}  // namespace sightline::geometry
