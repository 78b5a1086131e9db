// Moves a notched base along its path and finds the first obstacle that impedes it. A leg is a part
// of the path.
#include "geometry/move/private/sweep.h"

#include <algorithm>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

// Between two tests of a rotation, the ends of an oblong base move by at most this length, inches.
constexpr double turnStep = 0.125;
// Largest motion of a base in a stretch that `anywhereOn` tests as a whole, inches. Stretches with
// more motion are halved without a test.
constexpr double worthALook = 0.25;
constexpr double discStep = 0.4;  // distance between the discs that replace an oblong base, inches
// Number of bisections that find the first contact between two tested positions, which are at most
// `sweepGrain` apart.
constexpr int contactBisections = 24;

Outline grown(const Outline& outline, double by) {
    return {outline.a, outline.b, std::max(0.0, outline.radius + by)};
}

/// One motion of the base: a straight motion along an arm of the tool, or a rotation over the
/// joint.
struct Leg {
    Mini from{};
    Vec2 along{};  ///< motion of the base's centre
    Degrees turns{};
    double before = 0.0;  ///< length of the path before the leg, inches

    Mini at(double share) const {
        Mini mini = from;
        mini.position += Vec3(along * share, 0.0);
        mini.facing.value += turns.value * share;
        return mini;
    }
    Leg part(double first, double last) const {
        return {at(first), along * (last - first), {turns.value * (last - first)}, before};
    }
    bool isRound() const { return from.base.length == from.base.width; }
    double length() const { return glm::length(along); }
    /// While the base moves from the share `first` to the share `last` of the leg, each point of
    /// the base stays within this distance of its position at the middle of this motion.
    double stray(double first, double last) const {
        const double half = (last - first) / 2.0;
        const double core = std::max(0.0, from.base.length - from.base.width) / 2.0;
        return half * (length() + core * std::abs(turns.radians()));
    }
    bool shorterThanGrain(double first, double last) const {
        return 2.0 * stray(first, last) <= sweepGrain;
    }
};

// Looks up a leg in the slide map. An oblong base that moves lengthwise covers the same area as a
// moving disc of its width. For a sideways motion or a rotation, a few slightly wider discs contain
// the oblong.
GroundMap::Way knownLeg(const SlideMap& map, const Leg& leg) {
    const Outline base = outlineOf(leg.from);
    const Vec2 centre(leg.from.position), half = (base.b - base.a) / 2.0;
    const double core = glm::length(half);
    if (core == 0.0) return map.along(centre, centre + leg.along);
    GroundMap::Way most = GroundMap::Way::clear;
    if (leg.turns.value != 0.0) {
        const double way = std::abs(leg.turns.radians()) * core;
        const int parts = std::max(1, static_cast<int>(std::ceil(way / turnStep)));
        for (int i = 0; i < parts && most != GroundMap::Way::blocked; ++i) {
            const Outline turned = outlineOf(leg.at((i + 0.5) / parts));
            most = std::max(most, map.along(turned.a, turned.b, way / parts / 2.0));
        }
        return most;
    }
    if (std::abs(cross(half, leg.along)) <= sameLength * core) {
        const Vec2 ahead = glm::dot(half, leg.along) < 0.0 ? -half : half;
        return map.along(centre - ahead, centre + leg.along + ahead);
    }
    const int parts = std::max(1, static_cast<int>(std::ceil(2.0 * core / discStep)));
    const double more = std::hypot(map.radius(), core / parts) - map.radius();
    for (int i = 0; i <= parts && most != GroundMap::Way::blocked; ++i) {
        const Vec2 from = base.a + half * (2.0 * i / parts);
        most = std::max(most, map.along(from, from + leg.along, more));
    }
    return most;
}

class SweepCheck {
  public:
    SweepCheck(const Battlefield& field, const Mini& mover, const MoveTerms& terms)
        : field_(field),
          terms_(terms),
          height_(mover.height),
          ceiling_(countedHeight(field, mover) + terms.maxClimb + sameLength) {}

    /// The share of the leg (a part of the path) at which the first obstacle impedes the base.
    /// Empty if no obstacle does.
    std::optional<double> firstOn(const Leg& leg) {
        gather(grown(outlineOf(leg.at(0.5)), leg.stray(0.0, 1.0)));
        if (inReach_.empty()) return std::nullopt;
        if (impededAt(leg.at(0.0))) return 0.0;
        return firstIn(leg, 0.0, 1.0);
    }
    const Piece* culprit() const { return culprit_; }

    /// True if an obstacle impedes the base anywhere on the leg.
    bool anywhereOn(const Leg& leg, const SlideMap* map, NearMatter* near) {
        gather(grown(outlineOf(leg.at(0.5)), leg.stray(0.0, 1.0)));
        if (!leg.isRound()) near = nullptr;
        const auto isKnownClear = [&](double first, double last) {
            const Leg part = leg.part(first, last);
            if (map && knownLeg(*map, part) == GroundMap::Way::clear) return true;
            if (!near) return false;
            const Vec2 middle(leg.at((first + last) / 2.0).position);
            const double stray = leg.stray(first, last);
            if (near->atLeast(middle) > radiusOf(leg.from.base) + stray) return true;
            return stray <= NearMatter::surely &&
                   near->isFree(middle, [&](Vec2 place) { return isFreeRound(leg.from, place); });
        };
        if (inReach_.empty() || isKnownClear(0.0, 1.0)) return false;
        return impededAt(leg.at(0.0)) || anywhereIn(leg, 0.0, 1.0, isKnownClear, near != nullptr);
    }

  private:
    // Collects the pieces that may impede the base. `all` is an outline around all positions of the
    // base on the leg.
    void gather(const Outline& all) {
        inReach_.clear();
        culprit_ = nullptr;
        for (const Piece* piece : piecesAt(field_, all)) {
            const bool forbids =
                !terms_.crossesImpassable &&
                std::any_of(piece->parts.begin(), piece->parts.end(),
                            [](const Part& it) { return it.movement == Movement::impassable; });
            if (forbids || piece->isTallerThan(ceiling_)) inReach_.push_back(piece);
        }
    }

    bool impededAt(const Mini& there) {
        const Outline whole = outlineOf(there), base = grown(whole, -contactTolerance);
        const double z = field_.surfaceUnder(base, ceiling_).top;
        for (const Piece* piece : inReach_) {
            if (!impedes(*piece, whole, base, z)) continue;
            culprit_ = piece;
            return true;
        }
        return false;
    }

    bool impedes(const Piece& piece, const Outline& whole, const Outline& base, double z) const {
        const bool solid = lifts(piece);
        if (solid && inTheWay(piece, whole, z, z + height_) >= 0) return true;
        if (isAgreedTaller(piece, whole, ceiling_)) return true;
        if (terms_.crossesImpassable) return false;
        if (!solid)
            return piece.parts.front().movement == Movement::impassable &&
                   overlapsPlan(piece, base);
        const auto floor = floorUnder(piece, base, z - contactTolerance, z + contactTolerance);
        return floor && floor->movement == Movement::impassable;
    }

    // True if the base is surely free between the shares `first` and `last` of the leg. The proof:
    // an outline around all its positions meets nothing, at every height that the base may have.
    bool surelyFree(const Leg& leg, double first, double last) const {
        return surelyFree(outlineOf(leg.at((first + last) / 2.0)), leg.stray(first, last));
    }
    bool surelyFree(const Outline& middle, double stray) const {
        const Outline wide = grown(middle, stray);
        const double highest = field_.surfaceUnder(wide, ceiling_).top;
        const bool hasCore = middle.radius > stray + contactTolerance;
        const double lowest =
            hasCore ? field_.surfaceUnder(grown(middle, -stray - contactTolerance), highest).top
                    : 0.0;
        return std::none_of(inReach_.begin(), inReach_.end(), [&](const Piece* piece) {
            if (!terms_.crossesImpassable && mayForbid(*piece, wide)) return true;
            if (isAgreedTaller(*piece, wide, ceiling_)) return true;
            return lifts(*piece) && inTheWay(*piece, wide, lowest, highest + height_) >= 0 &&
                   !isFloorOnly(*piece, wide, lowest, highest);
        });
    }

    // True if a round base touches nothing, wherever its centre is within `NearMatter::wide` of
    // `place`.
    bool isFreeRound(Mini mini, Vec2 place) {
        mini.position = Vec3(place, mini.position.z);
        const Outline base = outlineOf(mini);
        const auto known = inReach_;
        gather(grown(base, NearMatter::wide));
        const bool free = surelyFree(base, NearMatter::wide);
        inReach_ = known;
        return free;
    }

    bool mayForbid(const Piece& piece, const Outline& wide) const {
        const bool some = std::any_of(piece.parts.begin(), piece.parts.end(), [](const Part& it) {
            return it.movement == Movement::impassable;
        });
        return some && overlapsPlan(piece, wide);
    }

    // True if only a floor of the piece is in the way. On a slope, the floor is between the lowest
    // and the highest position of the base. It supports the base and never impedes it.
    bool isFloorOnly(const Piece& piece, const Outline& wide, double lowest, double highest) const {
        if (!piece.isMesh()) return piece.box.hi.z <= ceiling_;
        const double low = lowest + contactTolerance, high = highest + height_ - contactTolerance;
        const Box box = boxOf(Silhouette{wide, low, high});
        return !piece.triangleTree.visit([&](const Box& node) { return overlap(node, box); },
                                         [&](int index) {
                                             const Triangle& triangle =
                                                 piece.triangles[static_cast<std::size_t>(index)];
                                             const auto levels = levelsOver(triangle, wide);
                                             if (!levels || levels->hi <= low || levels->lo >= high)
                                                 return false;
                                             return !isFloor(triangle) || levels->hi > ceiling_;
                                         });
    }

    std::optional<double> firstIn(const Leg& leg, double first, double last) {
        if (surelyFree(leg, first, last)) return std::nullopt;
        if (leg.shorterThanGrain(first, last)) {
            if (!impededAt(leg.at(last))) return std::nullopt;
            return contactBetween(leg, first, last);
        }
        const double middle = (first + last) / 2.0;
        if (const auto found = firstIn(leg, first, middle)) return found;
        return firstIn(leg, middle, last);
    }

    bool anywhereIn(const Leg& leg, double first, double last, const auto& isKnownClear,
                    bool remembers) {
        if (isKnownClear(first, last)) return false;
        if (leg.shorterThanGrain(first, last)) return impededAt(leg.at(last));
        if (!remembers && leg.stray(first, last) < worthALook && surelyFree(leg, first, last))
            return false;
        const double middle = (first + last) / 2.0;
        return anywhereIn(leg, first, middle, isKnownClear, remembers) ||
               anywhereIn(leg, middle, last, isKnownClear, remembers);
    }

    // The share of the leg (a part of the path) at which an obstacle first impedes the base, found
    // by bisection. The base is free at the share `first` and impeded at the share `last`.
    double contactBetween(const Leg& leg, double first, double last) {
        const Piece* met = culprit_;
        for (int i = 0; i < contactBisections; ++i) {
            const double middle = (first + last) / 2.0;
            const bool impeded = impededAt(leg.at(middle));
            (impeded ? last : first) = middle;
            if (impeded) met = culprit_;
        }
        culprit_ = met;
        return first;
    }

    const Battlefield& field_;
    const MoveTerms& terms_;
    double height_, ceiling_;
    std::vector<const Piece*> inReach_;
    const Piece* culprit_ = nullptr;
};

// The legs of the path: straight to the tool's joint, a rotation over the joint, and straight on.
std::vector<Leg> legsOf(const Dimensions& dimensions, const Mini& mover, const SweptPath& swept) {
    const ToolPath path = toolPath(dimensions, swept.tool, mover, swept.notch);
    const double goes = std::clamp(swept.pose.stop, 0.0, 1.0) * path.length();
    const double offset = angleOf(swept.notch).value;
    Leg first;
    first.from = mover;
    first.from.facing = {swept.pose.direction.value - offset};
    first.along = direction(swept.pose.direction) * std::min(goes, path.first);
    std::vector<Leg> legs{first};
    if (goes <= path.first + sameLength) return legs;
    Leg second = first;
    second.from.position += Vec3(first.along, 0.0);
    second.before = path.first;
    if (swept.pose.bend.value != 0.0 && mover.base.length > mover.base.width) {
        Leg turning = second;
        turning.along = {};
        turning.turns = swept.pose.bend;
        legs.push_back(turning);
    }
    second.from.facing.value += swept.pose.bend.value;
    second.along =
        direction({swept.pose.direction.value + swept.pose.bend.value}) * (goes - path.first);
    legs.push_back(second);
    return legs;
}

}  // namespace

std::optional<Impediment> firstImpediment(const Battlefield& field, const Mini& mover,
                                          const MoveTerms& terms, const SweptPath& path) {
    SweepCheck sweeping(field, mover, terms);
    for (const Leg& leg : legsOf(field.dimensions(), mover, path))
        if (const auto share = sweeping.firstOn(leg))
            return Impediment{leg.before + *share * leg.length(), sweeping.culprit()};
    return std::nullopt;
}

bool isImpeded(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
               const SweptPath& path, const SlideMap* map, NearMatter* near) {
    SweepCheck sweeping(field, mover, terms);
    const std::vector<Leg> legs = legsOf(field.dimensions(), mover, path);
    return std::any_of(legs.begin(), legs.end(),
                       [&](const Leg& leg) { return sweeping.anywhereOn(leg, map, near); });
}

GroundMap::Way knownPath(const SlideMap& map, const Dimensions& dimensions, const Mini& mover,
                         const SweptPath& path) {
    GroundMap::Way most = GroundMap::Way::clear;
    for (const Leg& leg : legsOf(dimensions, mover, path)) {
        most = std::max(most, knownLeg(map, leg));
        if (most == GroundMap::Way::blocked) break;
    }
    return most;
}

}  // namespace sightline::geometry
