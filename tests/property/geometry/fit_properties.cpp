// Tests two computations on random tables of flat blocks: whether a base fits on the ground, and
// how far the base tilts. Compares the exact results with dense samples.
#include "geometry/shape/private/plan_span.h"
#include "geometry/table/private/fit.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

// Overlapping and neighbouring blocks of a few heights.
struct Heap {
    std::vector<Block> blocks = [] {
        std::vector<Block> made(static_cast<std::size_t>(whole(1, 7)));
        const double heights[]{0.8, 1.2, 1.6, 2.0};
        for (Block& block : made) {
            block.at = {number(8, 12), number(8, 12), 0.0};
            block.size = {number(0.5, 4), number(0.5, 4), heights[whole(0, 3)]};
            block.rotation = whole(0, 1) ? 0.0 : number(-180, 180);
        }
        return made;
    }();
    Battlefield field =
        whole(0, 1)
            ? fieldOf(blocks)
            : fieldOf(blocks, [](const Block& it, const PieceId& id) { return it.asMesh(id); });

    bool covers(const Block& block, Vec2 at) const {
        const Vec3 local = block.local(Vec3(at, 0.0));
        return std::abs(local.x) <= block.size.x / 2 && std::abs(local.y) <= block.size.y / 2;
    }
    /// The height of the highest block under a point, of the blocks that are at most `most` high. 0
    /// on the mat.
    double heightAt(Vec2 at, double most = 1e9) const {
        double height = 0.0;
        for (const Block& block : blocks)
            if (covers(block, at) && block.size.z <= most) height = std::max(height, block.size.z);
        return height;
    }
    /// Calls `each(point, outward, top)` for points along the borders of the blocks' top faces.
    template <class Each>
    void alongBorders(double step, Each each) const {
        for (const Block& block : blocks) {
            const Vec2 x = direction({block.rotation}), y(-x.y, x.x), middle(block.at);
            for (const auto& [out, along, far, half] :
                 {std::tuple(x, y, block.size.x / 2, block.size.y / 2),
                  std::tuple(-x, y, block.size.x / 2, block.size.y / 2),
                  std::tuple(y, x, block.size.y / 2, block.size.x / 2),
                  std::tuple(-y, x, block.size.y / 2, block.size.x / 2)})
                for (double at = -half; at <= half; at += step)
                    each(middle + out * far + along * at, out, block.size.z);
        }
    }
};

Outline anyBase() {
    Mini mini = anyMini(8, 12, 8, 12);
    if (whole(0, 1)) mini.base = smallBase;
    return outlineOf(mini);
}
Outline inner(const Outline& base, double by) { return {base.a, base.b, base.radius - by}; }
bool lies(Vec2 point, const Outline& base) {
    return distanceToSegment(point, base.a, base.b) <= base.radius;
}

RC_GTEST_PROP(FitProperties, ABaseIsCarriedWhereNoLookFindsAGap, ()) {
    const Heap heap;
    const Outline base = anyBase();
    const double z = heap.field.surfaceUnder(inner(base, contactTolerance)).top;
    RC_PRE(z > 0.0);
    const bool carried = carriesAll(piecesAt(heap.field, base), base, z);
    const double lowest =
        z - bridgedStep - 1.05 * (glm::distance(base.a, base.b) + 2.0 * base.radius);
    // For every top face below the base, tests the ground just outside the face's border. There the
    // ground must not be lower than the face by more than one step.
    bool gap = false, close = false;
    heap.alongBorders(0.004, [&](Vec2 point, Vec2 out, double top) {
        if (top < lowest || top > z + 1e-9) return;
        const Vec2 beyond = point + out * 0.0025;
        if (!lies(beyond, inner(base, 0.0005))) return;
        const double next = heap.heightAt(beyond, z + 1e-9);
        const bool falls = next < std::max(lowest, top - bridgedStep) || next == 0.0;
        if (!falls) return;
        close = true;
        gap = gap || lies(beyond, inner(base, 0.004));
    });
    if (gap) RC_ASSERT(!carried);
    if (!close) RC_ASSERT(carried);
}

RC_GTEST_PROP(FitProperties, ABaseSettlesAsLowAsNothingPiercesIt, ()) {
    const Heap heap;
    const Outline base = anyBase(), under = inner(base, contactTolerance);
    const double z = heap.field.surfaceUnder(under).top;
    const RestingPlane plane = restingPlane(piecesAt(heap.field, base), base, z);
    const Vec2 centre = (base.a + base.b) / 2.0;
    std::vector<Vec3> feet;
    const auto add = [&](Vec2 at, double height) {
        if (lies(at, under)) feet.emplace_back(at - centre, height);
    };
    for (int i = 0; i < 600; ++i) {
        const Vec2 at = Vec2(sample({base, 0, 1}, i, 0));
        add(at, heap.heightAt(at));
        const Vec2 rim = farthestPoint(inner(under, 1e-9), direction({0.6 * i}));
        add(rim, heap.heightAt(rim));
    }
    heap.alongBorders(0.02, [&](Vec2 point, Vec2, double top) { add(point, top); });
    for (const Vec3 foot : feet)
        RC_ASSERT(plane.level + glm::dot(plane.slope, Vec2(foot)) > foot.z - 1e-6);
    // Finds the least value of a convex function of two slopes by nested ternary search.
    const auto level = [&](Vec2 slope) {
        double most = -1e30;
        for (const Vec3 foot : feet) most = std::max(most, foot.z - glm::dot(slope, Vec2(foot)));
        return most;
    };
    const auto least = [](auto of) {
        double low = -20.0, high = 20.0;
        for (int i = 0; i < 26; ++i) {
            const double a = low + (high - low) / 3, b = high - (high - low) / 3;
            if (of(a) < of(b))
                high = b;
            else
                low = a;
        }
        return of((low + high) / 2);
    };
    const double lowest = least([&](double x) {
        return least([&](double y) { return level({x, y}); });
    });
    const double play = 0.03 * (1.0 + glm::length(plane.slope));
    if (glm::length(plane.slope) < 15.0) RC_ASSERT(plane.level < lowest + play);
}

// The quick computation of the tilt, with and without a cache of supports, must give the same
// result as the exact plane.
RC_GTEST_PROP(FitProperties, HowFarABaseLeansIsKnownAsItSettles, ()) {
    const Heap heap;
    Outline base = anyBase();
    Footholds known;
    for (int i = 0; i < 12; ++i) {
        const Vec2 step(number(-0.3, 0.3), number(-0.3, 0.3));
        base.a += step, base.b += step;
        const double z = heap.field.surfaceUnder(inner(base, contactTolerance)).top;
        const auto pieces = piecesAt(heap.field, base);
        const double lean = restingPlane(pieces, base, z).lean().value;
        for (const double limit : {lean - 1e-3, lean + 1e-3, number(1, 80), 45.0}) {
            if (limit <= 0.0 || std::abs(limit - lean) < 1e-4) continue;
            RC_ASSERT(leansAtMost(pieces, base, z, {limit}) == (lean < limit));
            RC_ASSERT(leansAtMost(pieces, base, z, {limit}, &known) == (lean < limit));
        }
    }
}

}  // namespace
}  // namespace sightline::geometry::test
