// Makes candidate lines of sight between two silhouettes.
#include "geometry/sight/private/line_source.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sightline::geometry {
namespace {

const std::vector<std::pair<int, int>>& order(std::size_t aims) {
    static const auto table = [&] {
        std::vector<std::pair<int, int>> pairs;
        const int count = static_cast<int>(aims);
        for (int sum = 0; sum <= 2 * (count - 1); ++sum)
            for (int i = std::max(0, sum - count + 1); i <= std::min(sum, count - 1); ++i)
                pairs.emplace_back(i, sum - i);
        return pairs;
    }();
    return table;
}

// The point of the outline's core segment that is nearest to `spot`.
Vec2 coreAt(const Outline& outline, Vec2 spot) {
    const Vec2 along = outline.b - outline.a;
    const double squared = glm::dot(along, along);
    const double t =
        squared == 0.0 ? 0.0 : std::clamp(glm::dot(spot - outline.a, along) / squared, 0.0, 1.0);
    return outline.a + along * t;
}

}  // namespace

Vec3 LineSource::End::pulledIn(Vec3 point, double least) const {
    const auto& outline = body.outline;
    const Vec2 spot(point.x, point.y), core = coreAt(outline, spot);
    const double away = glm::distance(spot, core);
    const Vec2 kept =
        away <= outline.radius ? spot : core + (spot - core) * (outline.radius / away);
    return Vec3(kept, std::clamp(point.z, least, body.top));
}

// A point of a silhouette, by three coordinates. `side` goes across the direction of sight (-1 to
// 1). `toward` goes to the other silhouette, as a share of the outline's depth there (-1 to 1).
// `level` goes up (0 to 1).
Vec3 LineSource::End::at(double side, double toward, double level) const {
    const auto& outline = body.outline;
    const Vec2 base = centre + across * (side * half);
    double reach = 0.0;
    for (const Vec2 core : {outline.a, outline.b}) {
        const double off = glm::dot(base - core, across);
        const double rest = outline.radius * outline.radius - off * off;
        if (rest >= 0.0) reach = std::max(reach, glm::dot(core - base, ahead) + std::sqrt(rest));
    }
    return pulledIn(Vec3(base + ahead * (toward * reach), low + (body.top - low) * level), low);
}

LineSource::End LineSource::endOf(const Silhouette& silhouette, Vec2 ahead, Vec2 across) {
    End end;
    end.body = silhouette;
    const double height = silhouette.top - silhouette.bottom;
    end.low = silhouette.bottom + std::min(1.05 * sightRoom, height / 4.0);
    end.centre = (silhouette.outline.a + silhouette.outline.b) / 2.0;
    end.ahead = ahead, end.across = across;
    end.half =
        silhouette.outline.radius + std::abs(glm::dot(silhouette.outline.b - end.centre, across));
    // Points where a clear line is likely come first: the axis and the sides at the top, then lower
    // points, then points in between.
    std::size_t next = 0;
    for (const double level : {1.0, 0.6, 0.0, 0.8, 0.3})
        for (const double side : {0.0, -1.0, 1.0, -0.5, 0.5})
            end.points[next++] = end.at(side, side == 0.0 ? 0.0 : 1.0, level);
    end.points[next++] = end.at(0.0, 1.0, 1.0);
    end.points[next++] = end.at(0.0, -1.0, 1.0);
    return end;
}

LineSource::LineSource(const Silhouette& from, const Silhouette& to) {
    const Vec2 one = (from.outline.a + from.outline.b) / 2.0;
    const Vec2 other = (to.outline.a + to.outline.b) / 2.0;
    const double apart = glm::distance(one, other);
    const Vec2 ahead = apart > sameLength ? (other - one) / apart : Vec2(1.0, 0.0);
    // Both silhouettes use the direction `across`. So if `side` has the same sign for two points,
    // they are on the same side.
    const Vec2 across(-ahead.y, ahead.x);
    from_ = endOf(from, ahead, across);
    to_ = endOf(to, -ahead, across);
}

std::size_t LineSource::aimedCount() { return aims * aims; }

Segment LineSource::aimed(std::size_t index) const {
    const auto [i, j] = order(aims)[index];
    return {from_.points[static_cast<std::size_t>(i)], to_.points[static_cast<std::size_t>(j)]};
}

Segment LineSource::spread(std::size_t index) const {
    // An additive recurrence with the generalised golden ratio of six dimensions. It gives evenly
    // spread points, always the same.
    constexpr double ratio = 1.1347241384015194;
    std::array<double, 6> share{};
    double step = 1.0;
    for (double& value : share) {
        step /= ratio;
        value = std::fmod(0.5 + step * static_cast<double>(index + 1), 1.0);
    }
    return {from_.at(2.0 * share[0] - 1.0, 2.0 * share[1] - 1.0, share[2]),
            to_.at(2.0 * share[3] - 1.0, 2.0 * share[4] - 1.0, share[5])};
}

Segment LineSource::pulledIn(const Segment& line) const {
    return {from_.pulledIn(line.from, from_.low), to_.pulledIn(line.to, to_.low)};
}

Segment LineSource::pulledDown(const Segment& line) const {
    return {from_.pulledIn(line.from, from_.body.bottom), to_.pulledIn(line.to, to_.body.bottom)};
}

void LineSource::rooms(const Segment& line, std::vector<Slope>& out) const {
    out.clear();
    for (const bool first : {true, false}) {
        const Silhouette& body = first ? from_.body : to_.body;
        const Vec3 at = first ? line.from : line.to;
        const auto add = [&](double room, Vec3 inward) {
            Slope slope{std::max(0.0, room), {}};
            for (glm::length_t i = 0; i < 3; ++i)
                slope.change[static_cast<std::size_t>(first ? i : i + 3)] = inward[i];
            out.push_back(slope);
        };
        add(body.top - at.z, {0, 0, -1});
        add(at.z - body.bottom, {0, 0, 1});
        const Vec2 core = coreAt(body.outline, Vec2(at));
        const double off = glm::distance(core, Vec2(at));
        if (off > sameLength) add(body.outline.radius - off, Vec3((core - Vec2(at)) / off, 0.0));
    }
}

}  // namespace sightline::geometry
