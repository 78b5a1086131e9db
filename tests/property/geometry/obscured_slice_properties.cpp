// Compares the obscuring test with a second method. It cuts the hull of two upright silhouettes
// into slices: the slice at the share t of the way from one to the other has the interpolated
// outline and heights. Seen from above, the distance from the slice to a convex set is a convex
// function of t, so a nested ternary search finds its minimum. The method uses long double and does
// not use the support functions of the tested code.
#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {
namespace {

using SliceNumber = long double;
constexpr SliceNumber beyond = 1e9L;
constexpr double skin = 1e-6;  // inches; contact with a depth up to this value does not count
constexpr double near = 1e-6;  // inches between a tested y and the y at which the answer changes

struct SlicePoint {
    SliceNumber x = 0, y = 0;
};
SlicePoint operator+(SlicePoint a, SlicePoint b) { return {a.x + b.x, a.y + b.y}; }
SlicePoint operator-(SlicePoint a, SlicePoint b) { return {a.x - b.x, a.y - b.y}; }
SlicePoint operator*(SlicePoint a, SliceNumber by) { return {a.x * by, a.y * by}; }
SliceNumber crossOf(SlicePoint a, SlicePoint b) { return a.x * b.y - a.y * b.x; }
SliceNumber dotOf(SlicePoint a, SlicePoint b) { return a.x * b.x + a.y * b.y; }

using Ring = std::vector<SlicePoint>;  // the corners of a convex set, in order in either direction

SliceNumber toEdge(SlicePoint p, SlicePoint a, SlicePoint b) {
    const SlicePoint along = b - a;
    const SliceNumber squared = dotOf(along, along);
    const SliceNumber t =
        squared > 0 ? std::clamp(dotOf(p - a, along) / squared, 0.0L, 1.0L) : 0.0L;
    const SlicePoint off = p - (a + along * t);
    // No hypot is needed here, because lengths on a table do not overflow.
    return std::sqrt(dotOf(off, off));
}

bool isIn(const Ring& ring, SlicePoint p) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const SliceNumber side = crossOf(ring[(i + 1) % ring.size()] - ring[i], p - ring[i]);
        left = left || side > 0;
        right = right || side < 0;
    }
    return left != right;
}

bool cut(SlicePoint a, SlicePoint b, SlicePoint c, SlicePoint d) {
    const SliceNumber det = crossOf(b - a, d - c);
    if (det == 0) return false;
    const SliceNumber s = crossOf(c - a, d - c) / det, t = crossOf(c - a, b - a) / det;
    return s >= 0 && s <= 1 && t >= 0 && t <= 1;
}

SliceNumber apart(const Ring& one, const Ring& other) {
    if (isIn(one, other[0]) || isIn(other, one[0])) return 0;
    SliceNumber least = beyond;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t k = 0; k < other.size(); ++k) {
            const SlicePoint a = one[i], b = one[(i + 1) % one.size()];
            const SlicePoint c = other[k], d = other[(k + 1) % other.size()];
            if (cut(a, b, c, d)) return 0;
            least = std::min(
                {least, toEdge(a, c, d), toEdge(b, c, d), toEdge(c, a, b), toEdge(d, a, b)});
        }
    return least;
}

SlicePoint slicePoint(Vec2 p) { return {p.x, p.y}; }

/// The hull of two silhouettes that are both smaller by `less` on all sides, cut into slices. A
/// slice is given by its share t from 0 (first silhouette) to 1 (second silhouette).
struct Slices {
    Silhouette from, to;
    SliceNumber less = 0;

    SliceNumber bottom(SliceNumber t) const { return from.bottom * (1 - t) + to.bottom * t + less; }
    SliceNumber top(SliceNumber t) const { return from.top * (1 - t) + to.top * t - less; }
    SliceNumber radius(SliceNumber t) const {
        return from.outline.radius * (1 - t) + to.outline.radius * t - less;
    }
    Ring core(SliceNumber t) const {
        const auto between = [&](Vec2 a, Vec2 b) {
            return slicePoint(a) * (1 - t) + slicePoint(b) * t;
        };
        return {between(from.outline.a, to.outline.a), between(from.outline.b, to.outline.a),
                between(from.outline.b, to.outline.b), between(from.outline.a, to.outline.b)};
    }
};

/// The slices of a hull from the share `first` to the share `last`. Empty if first > last.
struct Shares {
    SliceNumber first = 0, last = 1;
    /// Keeps only the slices at which a linear value (`from` at share 0, `to` at share 1) is not
    /// negative.
    void keep(SliceNumber from, SliceNumber to) {
        if (from < 0 && to < 0) first = 2;
        if (from < 0 && to >= 0) first = std::max(first, from / (from - to));
        if (from >= 0 && to < 0) last = std::min(last, from / (from - to));
    }
};

// The slices of the hull that reach a height between `low` and `high`.
Shares sharesOver(const Slices& hull, SliceNumber low, SliceNumber high) {
    Shares shares;
    shares.keep(high - hull.bottom(0), high - hull.bottom(1));
    shares.keep(hull.top(0) - low, hull.top(1) - low);
    return shares;
}

template <class Convex>
SliceNumber leastOf(Shares shares, Convex of) {
    if (shares.first > shares.last) return beyond;
    SliceNumber low = shares.first, high = shares.last;
    SliceNumber least = std::min(of(low), of(high));
    for (int i = 0; i < 64 && high - low > 1e-10L; ++i) {
        const SliceNumber a = low + (high - low) / 3, b = high - (high - low) / 3;
        const SliceNumber atA = of(a), atB = of(b);
        least = std::min({least, atA, atB});
        (atA < atB ? high : low) = atA < atB ? b : a;
    }
    return least;
}

/// The distance between the hull and a post as seen from above. The distance is at most 0 if they
/// overlap.
SliceNumber roomBeside(const Slices& hull, const Silhouette& post) {
    const Ring core{slicePoint(post.outline.a), slicePoint(post.outline.b)};
    return leastOf(sharesOver(hull, post.bottom, post.top), [&](SliceNumber t) {
        return apart(hull.core(t), core) - hull.radius(t) - post.outline.radius;
    });
}

struct Corner {
    SlicePoint at;
    SliceNumber z = 0;
};

// The part of a triangle between two heights, as seen from above.
Ring between(const std::array<Corner, 3>& corners, SliceNumber low, SliceNumber high) {
    std::vector<Corner> kept(corners.begin(), corners.end());
    for (const auto& [sign, level] : {std::pair(1, low), std::pair(-1, high)}) {
        std::vector<Corner> next;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const Corner a = kept[i], b = kept[(i + 1) % kept.size()];
            const SliceNumber over = sign * (a.z - level), then = sign * (b.z - level);
            if (over >= 0) next.push_back(a);
            if ((over > 0 && then < 0) || (over < 0 && then > 0)) {
                const SliceNumber t = over / (over - then);
                next.push_back({a.at + (b.at - a.at) * t, level});
            }
        }
        kept = next;
    }
    Ring ring;
    for (const Corner& it : kept) ring.push_back(it.at);
    return ring;
}

SliceNumber roomBeside(const Slices& hull, const std::array<Corner, 3>& corners) {
    const auto [low, high] = std::minmax({corners[0].z, corners[1].z, corners[2].z});
    return leastOf(sharesOver(hull, low, high), [&](SliceNumber t) {
        const Ring part = between(corners, hull.bottom(t), hull.top(t));
        return part.empty() ? beyond : apart(hull.core(t), part) - hull.radius(t);
    });
}

// The distance between the hull and a mesh. It may stop early and return any positive lower bound.
SliceNumber roomBeside(const Slices& hull, const MeshPart& part, Vec3 at) {
    SliceNumber least = beyond, left = beyond, right = -beyond;
    for (const Outline& outline : {hull.from.outline, hull.to.outline})
        for (const Vec2 core : {outline.a, outline.b}) {
            left = std::min(left, SliceNumber(core.y - outline.radius));
            right = std::max(right, SliceNumber(core.y + outline.radius));
        }
    for (const auto& triangle : part.triangles) {
        std::array<Corner, 3> corners;
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec3 corner = at + part.vertices[static_cast<std::size_t>(triangle[k])];
            corners[k] = {slicePoint(Vec2(corner)), corner.z};
        }
        const auto [low, high] = std::minmax({corners[0].at.y, corners[1].at.y, corners[2].at.y});
        if (low > right || high < left) continue;
        least = std::min(least, roomBeside(hull, corners));
        if (least <= 0) break;
    }
    return least;
}

// Small, notched and oblong bases with a random facing, on the mat and above it.
Mini anyoneThere(TableDice& dice, double x) {
    Mini mini = dice.chance(0.4) ? trooper(x, dice(17, 19)) : bike(x, dice(17, 19));
    if (dice.chance(0.3)) {
        mini.base = longBase;
        mini.height = 3.2;
    }
    mini.facing = {dice(-180, 180)};
    if (dice.chance(0.4)) mini.position.z = dice(0, 4);
    return mini;
}

// The last y at which a moved object still touches the hull. No value if the object never touches
// the hull, or touches it at both ends of its path.
template <class Room>
std::optional<double> lastMeeting(double from, double to, Room room) {
    if (room(from) > 0 || room(to) <= 0) return std::nullopt;
    double met = from, clear = to;
    while (std::abs(clear - met) > 1e-9) {
        const double middle = (met + clear) / 2.0;
        (room(middle) <= 0 ? met : clear) = middle;
    }
    return met;
}

struct SliceTally {
    int flips = 0, moved = 0;
};

/// Moves an object along y from `from` to `to`. `room(y, less)` is the distance from the object to
/// a hull that is smaller by `less`; `isListedAt` is the answer of the tested function. The slices
/// give the y at which the answer changes. The tested function must agree a millionth of an inch
/// before and after this y.
template <class RoomAt, class IsListedAt>
void compare(double from, double to, RoomAt room, IsListedAt isListedAt, SliceTally& tally) {
    const auto touching = lastMeeting(from, to, [&](double y) { return room(y, 0.0L); });
    const auto entered =
        lastMeeting(from, to, [&](double y) { return room(y, SliceNumber(skin)); });
    if (!touching || !entered) return;
    ++tally.flips;
    const double out = to > from ? 1.0 : -1.0;
    EXPECT_FALSE(isListedAt(*touching + out * near)) << tally.flips;
    EXPECT_TRUE(isListedAt(*entered - out * near)) << tally.flips;
    for (const double y : {from, from + (*entered - from) * 0.7, *touching + out * 0.01, to}) {
        ++tally.moved;
        EXPECT_EQ(isListedAt(y), room(y, SliceNumber(skin)) <= 0) << tally.flips << " at " << y;
    }
}

TEST(ObscuredSliceProperties, PostsFlipWithinAMillionthOfAnInch) {
    TableDice dice(101);
    SliceTally tally;
    for (int i = 0; i < 160; ++i) {
        const Mini viewer = anyoneThere(dice, 10), target = anyoneThere(dice, 30);
        const double x = dice(12, 28), diameter = dice(0.4, 3), height = dice(0.2, 4);
        const double bottom = dice.chance(0.3) ? dice(0, 3) : 0.0;
        const auto room = [&](double y, SliceNumber less) {
            const Silhouette post{{{x, y}, {x, y}, diameter / 2}, bottom, bottom + height};
            return roomBeside({silhouetteOf(viewer), silhouetteOf(target), less}, post);
        };
        const auto isListedAt = [&](double y) {
            const auto piece = cylinder("post", {x, y, bottom}, diameter, height, heavyWall());
            return !obscured(field({piece}), viewer, target).by.empty();
        };
        compare(18, dice.chance(0.5) ? 30 : 6, room, isListedAt, tally);
    }
    EXPECT_GT(tally.flips, 100);
}

TEST(ObscuredSliceProperties, HullsOfVehiclesFlipWithinAMillionthOfAnInch) {
    TableDice dice(103);
    SliceTally tally;
    const Battlefield table = field();
    for (int i = 0; i < 160; ++i) {
        const Mini viewer = anyoneThere(dice, 10), target = anyoneThere(dice, 30);
        Mini vehicle = anyoneThere(dice, dice(15, 25));
        vehicle.base = dice.chance(0.5) ? longBase : hugeBase;
        const auto silhouette = [&](double y) {
            vehicle.position.y = y;
            return silhouetteOf(vehicle);
        };
        const auto room = [&](double y, SliceNumber less) {
            return roomBeside({silhouetteOf(viewer), silhouetteOf(target), less}, silhouette(y));
        };
        const auto isListedAt = [&](double y) {
            const std::vector<Silhouette> hulls{silhouette(y)};
            return !obscured(table, viewer, target, {.ignored = {}, .obstacles = hulls}).by.empty();
        };
        compare(18, dice.chance(0.5) ? 30 : 6, room, isListedAt, tally);
    }
    EXPECT_GT(tally.flips, 100);
}

TEST(ObscuredSliceProperties, RoughModelsFlipWithinAMillionthOfAnInch) {
    TableDice dice(107);
    SliceTally tally;
    for (int i = 0; i < 30; ++i) {
        const Mini viewer = anyoneThere(dice, 10), target = anyoneThere(dice, 30);
        const MeshPart rock = i % 2 == 0 ? boulder(dice, {0, 0, 0.4}, dice(0.5, 1.2), 4, 0.06)
                                         : openHill(dice, 5, 0.05);
        const double x = dice(14, 26);
        const auto room = [&](double y, SliceNumber less) {
            return roomBeside({silhouetteOf(viewer), silhouetteOf(target), less}, rock, {x, y, 0});
        };
        const auto isListedAt = [&](double y) {
            const auto piece = mesh("rock", {x, y, 0}, {rock}, heavyWall());
            return !obscured(field({piece}), viewer, target).by.empty();
        };
        compare(18, dice.chance(0.5) ? 31 : 5, room, isListedAt, tally);
    }
    EXPECT_GT(tally.flips, 20);
}

}  // namespace
}  // namespace sightline::geometry::test
