// The move that the window makes from a player's drag, for each kind of move: strafe, reverse,
// pivot, compulsory moves, and full and partial moves of notched bases.
#include "app/window/legion/tools/move_wish.h"
#include "geometry/range/range.h"
#include "unit/geometry/scene.h"

namespace sightline::app {
namespace {

using namespace geometry::test;
using geometry::MoveKind;
using geometry::Vec2;
using geometry::Vec3;

/// A bike that faces along the x axis, in the middle of open ground.
struct Ride {
    geometry::Battlefield table = field();
    engine::MoveBounds bounds;
    bool compulsory = false;
    explicit Ride(MoveKind kind, int speed = 2) {
        bounds.leader = bike(30, 18);
        bounds.terms = bikeTerms(speed);
        bounds.terms.kind = kind;
        if (kind == MoveKind::strafe || kind == MoveKind::reverse) bounds.terms.maxTurn = {0.0};
    }
    geometry::SolvedMove to(Vec2 target) const {
        return wishedBy({table, bounds, compulsory}, target);
    }
};

TEST(MoveWish, AStrafeGoesSidewaysAndKeepsItsFront) {
    const Ride ride(MoveKind::strafe);
    for (const double aside : {3.0, -3.0}) {
        const auto wish = ride.to({30, 18 + aside});
        EXPECT_EQ(wish.move.kind, MoveKind::strafe);
        EXPECT_TRUE(wish.verdict.legal) << texts(wish.verdict.objections);
        EXPECT_NEAR(wish.verdict.end.position.y, 18 + aside, 0.01);
        EXPECT_NEAR(wish.verdict.end.facing.value, 0.0, 1.0);
    }
    const auto ahead = ride.to({36, 18});
    EXPECT_FALSE(ahead.verdict.legal && ahead.miss < 0.5) << "a strafe does not go ahead";
}

TEST(MoveWish, AReverseMoveGoesBackwardsAndKeepsItsFront) {
    const Ride ride(MoveKind::reverse);
    const auto wish = ride.to({26, 18});
    EXPECT_TRUE(wish.verdict.legal) << texts(wish.verdict.objections);
    EXPECT_NEAR(wish.verdict.end.position.x, 26.0, 0.01);
    EXPECT_NEAR(wish.verdict.end.facing.value, 0.0, 1.0);
}

TEST(MoveWish, APivotFacesThePointerAndStays) {
    const auto wish = Ride(MoveKind::pivot).to({33, 21});
    EXPECT_TRUE(wish.verdict.legal) << texts(wish.verdict.objections);
    EXPECT_NEAR(wish.verdict.end.facing.value, 45.0, 1e-9);
    EXPECT_EQ(wish.verdict.end.position, bike(30, 18).position);
    const auto behind = Ride(MoveKind::pivot).to({27, 18.5});
    EXPECT_FALSE(behind.verdict.legal) << "90 degrees at most";
}

TEST(MoveWish, ANotchedMoveIsFullWhenPulledFarAndPartialWhenPulledShort) {
    const Ride ride(MoveKind::standard);
    const auto full = ride.to({50, 18});
    EXPECT_TRUE(full.verdict.legal) << texts(full.verdict.objections);
    EXPECT_NEAR(full.move.pose.stop, 1.0, 1e-6);
    EXPECT_GT(full.miss, 1.0);
    const auto partial = ride.to({32.5, 18});
    EXPECT_TRUE(partial.verdict.legal) << texts(partial.verdict.objections);
    EXPECT_LT(partial.move.pose.stop, 0.99);
    EXPECT_NEAR(partial.verdict.end.position.x, 32.5, 0.01);
}

TEST(MoveWish, ACompulsoryMoveGoesToTheEndOfItsToolWhereverTheHandIs) {
    Ride ride(MoveKind::standard, 3);
    ride.compulsory = true;
    const auto near = ride.to({31, 18}), far = ride.to({60, 18});
    for (const auto& wish : {near, far}) {
        EXPECT_TRUE(wish.verdict.legal) << texts(wish.verdict.objections);
        EXPECT_EQ(wish.move.toolSpeed, 3);
        EXPECT_EQ(wish.move.pose.stop, 1.0);
        EXPECT_EQ(wish.miss, 0.0);
    }
    EXPECT_NEAR(near.verdict.end.position.x, far.verdict.end.position.x, 1e-6);
    EXPECT_GT(far.verdict.end.position.x, 36.0);
}

TEST(MoveWish, ACompulsoryMoveStopsAtWhatIsInItsWay) {
    Ride ride(MoveKind::standard, 3);
    ride.compulsory = true;
    ride.table = field({box("post", {36, 18.9, 0}, {0.4, 0.4, 9}, heavyWall())});
    const auto wish = ride.to({60, 18});
    EXPECT_LT(wish.verdict.end.position.x, 36.0);
    EXPECT_GT(wish.verdict.end.position.x, 31.0);
}

}  // namespace
}  // namespace sightline::app
