// The position of a miniature from distances measured with a tape: from rim to rim, and from the
// table's edges.
#include "geometry/measure/measured_place.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

Mini longOne(double x, double y, double facing) { return {{x, y, 0.0}, {facing}, longBase, 3.0}; }

TEST(MeasuredPlace, IsFromTheEdgesToTheRimOfTheBase) {
    const Mini man = trooper(20, 18);
    EXPECT_NEAR(fromEdges(man).x, 20.0 - smallRadius, 1e-9);
    EXPECT_NEAR(fromEdges(man).y, 18.0 - smallRadius, 1e-9);
    const Vec2 there = placeFromEdges(man, {0.0, 6.0});
    EXPECT_NEAR(there.x, smallRadius, 1e-9) << "touching the edge";
    EXPECT_NEAR(there.y, 6.0 + smallRadius, 1e-9);
    Mini tank = longOne(30, 15, 25.0);
    const Vec2 parked = placeFromEdges(tank, {4.0, 5.0});
    tank.position = {parked.x, parked.y, 0.0};
    EXPECT_NEAR(fromEdges(tank).x, 4.0, 1e-9) << "however it is turned";
    EXPECT_NEAR(fromEdges(tank).y, 5.0, 1e-9);
}

TEST(MeasuredPlace, IsFromRimToRimOfTwoBases) {
    for (const double inches : {0.0, 0.01, 6.0, 17.98}) {
        for (const double facing : {0.0, 40.0, 90.0}) {
            const Mini tank = longOne(30, 15, facing);
            Mini man = trooper(34, 22);
            const Vec2 there = placeFromBase(man, tank, inches);
            const Vec2 before = Vec2(man.position) - Vec2(tank.position);
            const Vec2 after = there - Vec2(tank.position);
            EXPECT_NEAR(before.x * after.y - before.y * after.x, 0.0, 1e-6) << "the same way";
            EXPECT_GT(before.x * after.x + before.y * after.y, 0.0);
            man.position = {there.x, there.y, 0.0};
            EXPECT_NEAR(gap(outlineOf(man), outlineOf(tank)), inches, 1e-8) << facing;
            EXPECT_NEAR(overlapDepth(outlineOf(man), outlineOf(tank)), 0.0, 1e-8);
        }
    }
}

TEST(MeasuredPlace, WhoStandsUponTheOtherGoesAlongX) {
    const Vec2 there = placeFromBase(trooper(20, 18), trooper(20, 18), 2.0);
    EXPECT_NEAR(there.x, 22.0 + 2.0 * smallRadius, 1e-8);
    EXPECT_NEAR(there.y, 18.0, 1e-9);
}

}  // namespace
}  // namespace sightline::geometry::test
