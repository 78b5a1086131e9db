// Moves the ends of a clear line step by step, so that the clearance of the line grows.
#include "geometry/sight/private/sight_slide.h"

#include <algorithm>
#include <cmath>

#include "geometry/shape/private/line_step.h"

namespace sightline::geometry {
namespace {

constexpr std::size_t mostThings = 40;  // maximum number of near blockers that one step considers
constexpr double leastStep = 5e-4;      // smallest step of a line's end, inches

// The distance from a line to a near blocker, and the gradient of this distance when the line's
// ends move.
Slope slopeOf(const ClosestPoints& near) {
    const Vec3 push = (near.on - near.other) / near.distance;
    const Vec3 atFrom = push * (1.0 - near.fraction), atTo = push * near.fraction;
    return {near.distance, {atFrom.x, atFrom.y, atFrom.z, atTo.x, atTo.y, atTo.z}};
}

// Moves both ends of the line by at most `reach`. The step maximizes the smallest distance to a
// blocker, to first order.
Segment pushed(const std::vector<Slope>& pushes, const LineSource& lines, const Segment& line,
               double reach) {
    std::vector<Slope> rooms;
    lines.rooms(line, rooms);
    const auto step = evenStep(pushes, rooms, reach);
    return lines.pulledDown(
        {line.from + Vec3(step[0], step[1], step[2]), line.to + Vec3(step[3], step[4], step[5])});
}

}  // namespace

double roomOf(const Corridor& corridor, const Segment& line, double most) {
    return corridor.nearest(line, most).closest.distance;
}

bool isAlikeAny(std::span<const Segment> used, const Segment& line, double within) {
    return std::any_of(used.begin(), used.end(), [&](const Segment& it) {
        return glm::distance(it.from, line.from) + glm::distance(it.to, line.to) < within;
    });
}

WidenedBeam widened(const Corridor& corridor, const LineSource& lines, const Segment& line,
                    double most, int steps) {
    WidenedBeam now{line, roomOf(corridor, line, most)};
    double reach = std::min(0.25, most);
    std::vector<ClosestPoints> things;
    std::vector<Slope> pushes;
    bool moved = true;
    for (int step = 0; step < steps && now.radius < most && reach > leastStep; ++step) {
        if (moved) {  // if the line did not move, the near blockers are the same
            corridor.nearby(now.line, now.radius + 2.0 * reach, mostThings, things);
            pushes.clear();
            for (const ClosestPoints& it : things)
                if (it.distance > sameLength) pushes.push_back(slopeOf(it));
        }
        if (pushes.empty()) break;
        const Segment next = pushed(pushes, lines, now.line, reach);
        const double radius = roomOf(corridor, next, most);
        moved = radius > now.radius + 1e-5 && corridor.isClear(next);
        if (moved) {
            const double gain = radius - now.radius;
            now = {next, radius};
            reach = gain > 0.5 * reach ? reach * 1.5 : gain < 0.1 * reach ? reach * 0.6 : reach;
        } else {
            reach *= 0.4;
        }
    }
    return now;
}

}  // namespace sightline::geometry
