#include "geometry/sight_slide.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {
namespace {

constexpr int leanSteps = 48;           // of the small problem solved in each step
constexpr std::size_t mostThings = 40;  // that push the line
constexpr double leastStep = 5e-4;      // inches

// What one near thing does to the line: its distance grows by push . (movement of the line there).
struct Push {
    double distance = 0.0, fraction = 0.0;
    Vec3 push{};
};

struct Ends {
    Vec3 from{}, to{};
};

Vec3 limited(Vec3 step, double most) {
    const double length = glm::length(step);
    return length <= most ? step : step * (most / length);
}

// Moves both ends, by `reach` at most, to where the least of the distances is greatest, as far as
// they change evenly. By subgradients; the best step seen is kept.
Segment pushed(const std::vector<Push>& pushes, const LineSource& lines, const Segment& line,
               double reach) {
    Ends move;
    Segment best = line;
    double bestLeast = -1.0;
    for (int i = 0; i < leanSteps; ++i) {
        const Segment now = lines.pulledDown(
            {line.from + limited(move.from, reach), line.to + limited(move.to, reach)});
        move = {now.from - line.from, now.to - line.to};
        double least = std::numeric_limits<double>::infinity();
        const Push* nearest = nullptr;
        for (const Push& it : pushes) {
            const double here = it.distance + glm::dot(it.push, move.from * (1.0 - it.fraction) +
                                                                    move.to * it.fraction);
            if (here < least) {
                least = here;
                nearest = &it;
            }
        }
        if (least > bestLeast) {
            bestLeast = least;
            best = now;
        }
        const double step = reach * 0.7 / (1.0 + 0.35 * i);
        move.from += nearest->push * (step * (1.0 - nearest->fraction));
        move.to += nearest->push * (step * nearest->fraction);
    }
    return best;
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

Widened widened(const Corridor& corridor, const LineSource& lines, const Segment& line, double most,
                int steps) {
    Widened now{line, roomOf(corridor, line, most)};
    double reach = std::min(0.25, most);
    std::vector<Closest> things;
    std::vector<Push> pushes;
    bool moved = true;
    for (int step = 0; step < steps && now.radius < most && reach > leastStep; ++step) {
        if (moved) {  // else what was near is near
            corridor.nearby(now.line, now.radius + 2.0 * reach, mostThings, things);
            pushes.clear();
            for (const Closest& it : things)
                if (it.distance > sameLength)
                    pushes.push_back({it.distance, it.fraction, (it.on - it.other) / it.distance});
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
