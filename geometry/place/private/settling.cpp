// Computes the plane on which a base that may overhang comes to rest. Core Rulebook p. 41.
#include <array>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/plan_span.h"
#include "geometry/table/private/fit.h"

namespace sightline::geometry {
namespace {

// A triangle counts as vertical if the cosine of its slope is below this value.
constexpr double levelNormal = 1e-9;
// A terrain point that rises above a plane by at most this length, inches, does not change the
// plane.
constexpr double settled = 1e-9;
constexpr double roughly = 0.05;  // error bound of the first, rough searches, inches
constexpr double finely = 1e-3;   // error bound after which the next search is exact, inches
constexpr int settlingPivots = 200;
constexpr std::size_t mostFootholds = 48;

Outline drawnIn(const Outline& outline) { return shrunk(outline, contactTolerance); }

/// Finds the resting plane of a rigid base, step by step. The plane rests on three feet: at first,
/// points of the mat around the centre. In each step, the terrain point that rises most above the
/// plane replaces a foot.
class RestSearch {
  public:
    RestSearch(const std::vector<const Piece*>& pieces, const Outline& outline, double highest)
        : pieces_(pieces),
          outline_(outline),
          centre_((outline.a + outline.b) / 2.0),
          highest_(highest + contactTolerance),
          plan_(boxOf(Silhouette{outline, 0.0, highest_})) {}

    RestingPlane settle() {
        RestingPlane plane = onTheMat();
        for (int i = 0; i < settlingPivots; ++i) {
            const Piercing most = mostPiercing(plane, 0.0);
            if (most.over <= settled) break;
            if (!standOn(most.point, plane)) break;
        }
        return plane;
    }

    /// True if the slope of the plane on which the base comes to rest is at most `limit`. The first
    /// searches are rough, because a bound usually decides. If the base could rest on two planes,
    /// as over a crease of the terrain, the plane that `settle` finds decides.
    bool slopesAtMost(double limit, Footholds* known) {
        RestingPlane plane = onTheMat();
        double slack = roughly;
        if (known) standOnKnown(*known, plane);
        for (int i = 0; i < settlingPivots; ++i) {
            const Piercing most = mostPiercing(plane, slack);
            const double left = std::max(0.0, most.over) + slack + settled;
            if (known && most.over > settled) known->add(most.point + Vec3(centre_, 0.0));
            if (const auto told = tells(plane, left, limit)) return *told;
            if (slack == 0.0) {
                if (most.over <= settled || !standOn(most.point, plane)) break;
            } else if (most.over <= slack / 2.0 || !standOn(most.point, plane)) {
                slack = slack > finely ? slack / 8.0 : 0.0;
            }
        }
        return glm::length(settle().slope) <= limit;
    }

  private:
    using Feet = std::array<Vec3, 3>;
    using Thirds = std::array<Vec2, 3>;

    RestingPlane onTheMat() {
        for (std::size_t i = 0; i < 3; ++i)
            feet_[i] = Vec3(farthestPoint(outline_, thirds()[i]) - centre_, 0.0);
        return planeOn(feet_);
    }

    // Three directions with equal angles between them.
    static Thirds thirds() { return {direction({90}), direction({210}), direction({330})}; }

    static double heightOf(const RestingPlane& plane, Vec2 offset) {
        return plane.level + glm::dot(plane.slope, offset);
    }
    static double areaOf(const Feet& feet) {
        return cross(plan(feet[1] - feet[0]), plan(feet[2] - feet[0]));
    }
    static RestingPlane planeOn(const Feet& feet) {
        const Vec3 normal = glm::cross(feet[1] - feet[0], feet[2] - feet[0]);
        RestingPlane plane;
        plane.slope = -plan(normal) / normal.z;
        plane.level = feet[0].z - glm::dot(plane.slope, plan(feet[0]));
        return plane;
    }

    /// The tested point of terrain that rises most above a plane.
    struct Piercing {
        Vec3 point{};  ///< position relative to the base's centre
        double over = -anyHeight;
    };

    // Decides with a bound whether the slope of the final plane is at most `limit`. Empty if the
    // bound is not sufficient. No point rises above `plane` by more than `left`. So the final plane
    // is at most `left` above `plane` over the centre, and not below `plane` over the three feet.
    // The steepest such change lifts the plane over one foot only.
    std::optional<bool> tells(const RestingPlane& plane, double left, double limit) const {
        const double area = areaOf(feet_), steep = glm::length(plane.slope);
        const Vec2 uphill = steep > 0.0 ? plane.slope / steep : Vec2(0.0);
        double least = steep, most = steep;
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec2 next = plan(feet_[(i + 1) % 3]), last = plan(feet_[(i + 2) % 3]);
            const double share = cross(next, last) / area;
            if (share <= sameLength) return std::nullopt;
            const Vec2 rise = Vec2(next.y - last.y, last.x - next.x) / area * (left / share);
            least = std::min(least, steep + glm::dot(rise, uphill));
            most = std::max(most, glm::length(plane.slope + rise));
        }
        if (most <= limit - settled) return true;
        if (least > limit + settled) return false;
        return std::nullopt;
    }

    // The point under the base that rises most above the plane. The true maximum is larger than the
    // result by at most `slack`. On the part of a triangle under a disc, the height is a linear
    // function. It has its maximum at one of three places: a corner of the triangle, a point where
    // an edge of the triangle crosses the rim of the disc, or the point of the rim that is straight
    // uphill.
    Piercing mostPiercing(const RestingPlane& plane, double slack) const {
        Piercing most;
        const double steep = glm::length(plane.slope);
        const Vec2 lowest = steep > 0.0 ? farthestPoint(outline_, -plane.slope / steep) : centre_;
        look(plane, lowest, 0.0, most);
        for (const Piece* piece : pieces_)
            piece->skin.tree().greatestFirst(
                [&](Vec3 lo, Vec3 hi) { return mostOver(plane, lo, hi); },
                [&] { return most.over + slack; },
                [&](int i) {
                    const Triangle& it = piece->skin.face(i);
                    const Box box = boxOf(it);
                    if (mostOver(plane, box.lo, box.hi) > most.over + slack)
                        lookAt(plane, it, piece->skin.normal(i), box.hi.z, most);
                });
        return most;
    }

    // Upper bound of the height above the plane, for all points of the box that are under the base.
    double mostOver(const RestingPlane& plane, Vec3 lo, Vec3 hi) const {
        const Vec2 from = glm::max(Vec2(lo), Vec2(plan_.lo)) - centre_;
        const Vec2 to = glm::min(Vec2(hi), Vec2(plan_.hi)) - centre_;
        if (from.x > to.x || from.y > to.y || lo.z > highest_) return -anyHeight;
        const Vec2 low(plane.slope.x > 0.0 ? from.x : to.x, plane.slope.y > 0.0 ? from.y : to.y);
        return std::min(hi.z, highest_) - heightOf(plane, low);
    }

    void look(const RestingPlane& plane, Vec2 point, double z, Piercing& most) const {
        const double over = z - heightOf(plane, point - centre_);
        if (over > most.over) most = {Vec3(point - centre_, z), over};
    }

    void lookAt(const RestingPlane& plane, const Triangle& triangle, const Vec3& normal, double top,
                Piercing& most) const {
        if (normal.z <= levelNormal) return;
        if (top > highest_) {
            const auto levels = levelsOver(triangle, outline_);
            if (!levels || levels->hi > highest_) return;
        }
        const std::array<Vec3, 3> corners{triangle.a, triangle.b, triangle.c};
        if (std::all_of(corners.begin(), corners.end(),
                        [&](Vec3 it) { return isUnder(plan(it)); })) {
            for (const Vec3 corner : corners) look(plane, plan(corner), corner.z, most);
            return;
        }
        const Vec2 slope = -plan(normal) / normal.z;
        const auto heightAt = [&](Vec2 point) {
            return triangle.a.z + glm::dot(slope, point - plan(triangle.a));
        };
        bool crossesRim = false;
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec2 a = plan(corners[k]), b = plan(corners[(k + 1) % 3]);
            const Span span = geometry::within(outline_, a, b);
            crossesRim = crossesRim || span.empty() || span.first > 0.0 || span.last < 1.0;
            if (span.empty()) continue;
            for (const double share : {span.first, span.last}) {
                if (share == 1.0) continue;  // the next edge of the triangle starts at this point
                const Vec2 point = a + (b - a) * share;
                look(plane, point, share == 0.0 ? corners[k].z : heightAt(point), most);
            }
        }
        if (!crossesRim) return;
        const Vec2 rise = slope - plane.slope;
        const double length = glm::length(rise);
        const auto lookAtRim = [&](Vec2 way) {
            const Vec2 rim = farthestPoint(outline_, way);
            if (isOver(corners, rim)) look(plane, rim, heightAt(rim), most);
        };
        // If the terrain triangle is parallel to the plane, no point of the base's rim is higher
        // above the plane than the others. So three points of the rim are tested.
        if (length > 0.0)
            lookAtRim(rise / length);
        else
            for (const Vec2 way : thirds()) lookAtRim(way);
    }

    // True if the point is surely under the base. Of an oblong, only the middle disc is tested.
    bool isUnder(Vec2 point) const {
        const Vec2 from = point - centre_;
        return glm::dot(from, from) < outline_.radius * outline_.radius;
    }

    static bool isOver(const std::array<Vec3, 3>& corners, Vec2 point) {
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec2 a = plan(corners[k]), b = plan(corners[(k + 1) % 3]);
            if (cross(b - a, point - a) < 0.0) return false;
        }
        return true;
    }

    // Starts with points that supported neighbouring bases. They usually support this base, too.
    void standOnKnown(const Footholds& known, RestingPlane& plane) {
        std::vector<Vec3> points;
        for (const Vec3 point : known.points()) {
            const Vec3 from = point - Vec3(centre_, 0.0);
            if (isUnder(plan(point)) && point.z <= highest_) points.push_back(from);
        }
        for (std::size_t i = 0; i < points.size(); ++i) {
            Piercing most;
            for (const Vec3 point : points) look(plane, plan(point) + centre_, point.z, most);
            if (most.over <= settled || !standOn(most.point, plane)) return;
        }
    }

    // Replaces one foot by the new point. The new feet must surround the centre, with the plane as
    // high as possible over it. Returns false if no foot can be replaced.
    bool standOn(Vec3 point, RestingPlane& plane) {
        std::optional<Feet> best;
        RestingPlane found;
        for (std::size_t i = 0; i < 3; ++i) {
            Feet feet = feet_;
            feet[i] = point;
            const double area = areaOf(feet);
            if (std::abs(area) < sameLength) continue;
            bool round = true;
            for (std::size_t k = 0; k < 3; ++k)
                round = round && cross(plan(feet[k]), plan(feet[(k + 1) % 3])) / area >= -settled;
            if (!round) continue;
            const RestingPlane trial = planeOn(feet);
            if (best && trial.level <= found.level) continue;
            best = feet;
            found = trial;
        }
        if (!best || found.level < plane.level - settled) return false;
        feet_ = *best;
        plane = found;
        return true;
    }

    const std::vector<const Piece*>& pieces_;
    Outline outline_;
    Vec2 centre_;
    double highest_ = 0.0;
    Box plan_;
    Feet feet_{};  // positions of the three feet, relative to the base's centre
};

}  // namespace

Degrees RestingPlane::lean() const {
    return {std::atan(glm::length(slope)) * 180.0 / std::numbers::pi};
}

RestingPlane restingPlane(const std::vector<const Piece*>& pieces, const Outline& outline,
                          double highest) {
    const Outline inner = drawnIn(outline);
    return RestSearch(pieces, inner, highest).settle();
}

bool leansAtMost(const std::vector<const Piece*>& pieces, const Outline& outline, double highest,
                 Degrees most, Footholds* known) {
    const Outline inner = drawnIn(outline);
    return RestSearch(pieces, inner, highest).slopesAtMost(std::tan(most.radians()), known);
}

void Footholds::add(Vec3 point) {
    if (points_.size() < mostFootholds) {
        points_.push_back(point);
        return;
    }
    points_[oldest_] = point;
    oldest_ = (oldest_ + 1) % mostFootholds;
}

}  // namespace sightline::geometry
