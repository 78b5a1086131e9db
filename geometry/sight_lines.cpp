#include "geometry/sight_lines.h"

#include <cmath>

#include "geometry/footing.h"
#include "geometry/line_entry.h"

namespace sightline::geometry {
namespace {

constexpr double widestGrowth = 1.0;  // how far silhouettes may be grown in a corridor. Inches
constexpr int ringLines = 8;
constexpr int beamSteps = 7;  // of bisection: a beam is known to half an inch / 2^7

Vec2 plan(Vec3 point) { return {point.x, point.y}; }

bool anyPartBlocks(const Piece& piece) {
    return std::any_of(piece.parts.begin(), piece.parts.end(),
                       [](const Part& part) { return part.blocksLos; });
}

Vec3 middleOf(const Silhouette& it) {
    return Vec3((it.outline.a + it.outline.b) / 2.0, (it.bottom + it.top) / 2.0);
}

Vec3 halfOf(const Silhouette& it) {
    const Box box = boxOf(it);
    return (box.hi - box.lo) / 2.0;
}

}  // namespace

bool overlapsVolume(const Piece& area, const Silhouette& silhouette) {
    return silhouette.bottom < area.box.hi.z - sameLength &&
           silhouette.top > area.box.lo.z + sameLength && overlapsPlan(area, silhouette.outline);
}

Silhouette grown(const Silhouette& silhouette, double by) {
    Silhouette bigger = silhouette;
    bigger.outline.radius += by;
    bigger.top += by;
    bigger.bottom = std::min(silhouette.bottom, std::max(0.0, silhouette.bottom - by));
    return bigger;
}

Corridor::Corridor(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                   const SightSettings& settings) {
    const Segment spine{middleOf(from), middleOf(to)};
    const Vec3 half = glm::max(halfOf(from), halfOf(to)) + Vec3(widestGrowth);
    const auto& world = field.world();
    for (const int i : world.broad.along(spine, half)) {
        const Piece& piece = world.pieces[static_cast<std::size_t>(i)];
        const auto& ignored = settings.ignored;
        if (std::find(ignored.begin(), ignored.end(), piece.info.id) != ignored.end()) continue;
        if (!anyPartBlocks(piece)) continue;
        if (piece.isArea() && (overlapsVolume(piece, from) || overlapsVolume(piece, to))) continue;
        pieces_.push_back(&piece);
    }
    for (const Silhouette& obstacle : settings.obstacles) {
        const auto inside = [&](const Silhouette& it) {
            return overlapDepth(it.outline, obstacle.outline) > contactTolerance &&
                   it.bottom < obstacle.top && it.top > obstacle.bottom;
        };
        if (!inside(from) && !inside(to) && SegmentReach(spine, half).meets(boxOf(obstacle)))
            obstacles_.push_back(obstacle);
    }
}

bool Corridor::clear(const Segment& line) const {
    const SegmentReach reach(line);
    const auto stops = [&](std::size_t i) {
        if (i < pieces_.size()) return reach.meets(pieces_[i]->box) && blocks(*pieces_[i], line);
        return enters(line, obstacles_[i - pieces_.size()]);
    };
    const std::size_t count = pieces_.size() + obstacles_.size();
    if (lastBlocker_ < count && stops(lastBlocker_)) return false;
    for (std::size_t i = 0; i < count; ++i) {
        if (i == lastBlocker_ || !stops(i)) continue;
        lastBlocker_ = i;
        return false;
    }
    return true;
}

bool Corridor::hasRoom(const Segment& line, double radius) const {
    const Vec3 along = line.to - line.from;
    const double length = glm::length(along);
    if (length <= sameLength) return true;
    const Vec3 way = along / length;
    const Vec3 helper = std::abs(way.z) < 0.9 ? Vec3(0, 0, 1) : Vec3(1, 0, 0);
    const Vec3 across = glm::normalize(glm::cross(helper, way)), up = glm::cross(way, across);
    for (int i = 0; i < ringLines; ++i) {
        const Vec2 rim = direction({360.0 * i / ringLines}) * radius;
        const Vec3 aside = across * rim.x + up * rim.y;
        if (!clear({line.from + aside, line.to + aside})) return false;
    }
    return true;
}

double Corridor::beam(const Segment& line, double most) const {
    if (hasRoom(line, most)) return most;
    double clearAt = 0.0, blockedAt = most;
    for (int i = 0; i < beamSteps; ++i) {
        const double middle = (clearAt + blockedAt) / 2.0;
        (hasRoom(line, middle) ? clearAt : blockedAt) = middle;
    }
    return clearAt;
}

Vec3 LineSource::End::at(double u, double depth, double height) const {
    // Across the sight first, then as deep as the outline is there.
    const Vec2 base = centre + across * (u * halfAcross);
    double reach = 0.0;
    const auto& outline = body.outline;
    for (const Vec2 core : {outline.a, outline.b}) {
        const double side = glm::dot(base - core, across);
        const double rest = outline.radius * outline.radius - side * side;
        if (rest >= 0.0) reach = std::max(reach, glm::dot(core - base, ahead) + std::sqrt(rest));
    }
    return Vec3(base + ahead * (depth * reach), low + (high - low) * height);
}

Vec3 LineSource::End::pulledIn(Vec3 point) const {
    const auto& outline = body.outline;
    const Vec2 along = outline.b - outline.a, spot = plan(point);
    const double squared = glm::dot(along, along);
    const double t =
        squared == 0.0 ? 0.0 : std::clamp(glm::dot(spot - outline.a, along) / squared, 0.0, 1.0);
    const Vec2 core = outline.a + along * t;
    const double away = glm::distance(spot, core);
    const Vec2 kept =
        away <= outline.radius ? spot : core + (spot - core) * (outline.radius / away);
    return Vec3(kept, std::clamp(point.z, low, high));
}

LineSource::End LineSource::endOf(const Silhouette& silhouette, Vec2 ahead) {
    End end;
    end.body = silhouette;
    end.centre = (silhouette.outline.a + silhouette.outline.b) / 2.0;
    end.ahead = ahead;
    end.across = {-ahead.y, ahead.x};
    end.halfAcross = silhouette.outline.radius +
                     std::abs(glm::dot(silhouette.outline.b - end.centre, end.across));
    const double room = std::min(sightRoom, (silhouette.top - silhouette.bottom) / 4.0);
    end.low = silhouette.bottom + room;
    end.high = silhouette.top;
    // The most telling points first: axis and rims at the top, then lower, then in between.
    for (const double height : {1.0, 0.6, 0.0, 0.8, 0.3})
        for (const double u : {0.0, -1.0, 1.0, -0.5, 0.5})
            end.aims.push_back(end.at(u, u == 0.0 ? 0.0 : 1.0, height));
    end.aims.push_back(end.at(0.0, 1.0, 1.0));
    end.aims.push_back(end.at(0.0, -1.0, 1.0));
    return end;
}

LineSource::LineSource(const Silhouette& from, const Silhouette& to) {
    const Vec2 one = (from.outline.a + from.outline.b) / 2.0;
    const Vec2 other = (to.outline.a + to.outline.b) / 2.0;
    const double apart = glm::distance(one, other);
    const Vec2 ahead = apart > sameLength ? (other - one) / apart : Vec2(1.0, 0.0);
    from_ = endOf(from, ahead);
    to_ = endOf(to, -ahead);
    to_.across = from_.across;  // so that the same u lies on the same side at both ends
    const int count = static_cast<int>(from_.aims.size());
    for (int sum = 0; sum <= 2 * (count - 1); ++sum)
        for (int i = std::max(0, sum - count + 1); i <= std::min(sum, count - 1); ++i)
            order_.emplace_back(i, sum - i);
}

Segment LineSource::aimed(std::size_t index) const {
    const auto [i, j] = order_[index];
    return {from_.aims[static_cast<std::size_t>(i)], to_.aims[static_cast<std::size_t>(j)]};
}

Segment LineSource::spread(std::size_t index) const {
    // Additive recurrence on the generalised golden ratio of six dimensions: even and repeatable.
    constexpr double ratio = 1.1347241384015194;
    double share[6], step = 1.0;
    for (double& value : share) {
        step /= ratio;
        value = std::fmod(0.5 + step * static_cast<double>(index + 1), 1.0);
    }
    const auto point = [&](const End& end, double u, double h, double d) {
        const bool onCap = index % 3 == 0;
        return end.at(2.0 * u - 1.0, onCap ? 2.0 * d - 1.0 : 1.0, onCap ? 1.0 : h);
    };
    return {point(from_, share[0], share[1], share[4]), point(to_, share[2], share[3], share[5])};
}

Segment LineSource::slid(const Segment& line, Vec2 fromStep, Vec2 toStep) const {
    return {from_.pulledIn(line.from + Vec3(from_.across * fromStep.x, fromStep.y)),
            to_.pulledIn(line.to + Vec3(to_.across * toStep.x, toStep.y))};
}

std::optional<Segment> LineSource::through(Vec3 point, bool startsAtFrom, std::size_t start) const {
    const End& near = startsAtFrom ? from_ : to_;
    const End& far = startsAtFrom ? to_ : from_;
    const Vec3 begin = near.aims[start % near.aims.size()];
    const Vec3 way = point - begin;
    const double advance = glm::dot(plan(way), near.ahead);
    if (advance <= contactTolerance) return std::nullopt;
    const double t = glm::dot(far.centre - plan(begin), near.ahead) / advance;
    if (t <= 1.0) return std::nullopt;
    const Vec3 end = begin + way * t, kept = far.pulledIn(end);
    if (glm::distance(end, kept) > sameLength) return std::nullopt;
    return startsAtFrom ? Segment{begin, end} : Segment{end, begin};
}

}  // namespace sightline::geometry
