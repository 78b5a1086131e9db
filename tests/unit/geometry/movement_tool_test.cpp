#include "geometry/move/movement_tool.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

double travel(const Mini& mover, int speed, double bend = 0.0, double stop = 1.0) {
    const ToolPose pose{mover.facing, mover.facing, {bend}, stop};
    const ToolStop end = stopOnTool(dimensions(), speed, mover, pose);
    return glm::distance(end.centre, Vec2(mover.position.x, mover.position.y));
}

TEST(P25StandardMove, AFullMoveOfASmallBaseIsItsBaseAndTheTool) {
    EXPECT_NEAR(travel(trooper(10, 10), 1), 4.016, 5e-4);
    EXPECT_NEAR(travel(trooper(10, 10), 2), 5.984, 5e-4);
    EXPECT_NEAR(travel(trooper(10, 10), 3), 7.953, 5e-4);
}

TEST(P26NotchedBaseMovement, AFullMoveTakesTheToolIntoBothNotches) {
    EXPECT_NEAR(travel(bike(10, 10), 1), 4.685, 5e-4);
    EXPECT_NEAR(travel(bike(10, 10), 2), 6.654, 5e-4);
    EXPECT_NEAR(travel(bike(10, 10), 3), 8.622, 5e-4);
}

TEST(MovementTool, BendsAtItsJoint) {
    const Mini mover = trooper(10, 10);
    const ToolShape tool = toolShape(dimensions(), 2, mover, {{0}, {0}, {90}, 1});
    EXPECT_NEAR(tool.start.x, 10 + 13.5 * mm, 1e-9);
    EXPECT_NEAR(tool.joint.x, 10 + 76 * mm, 1e-9);
    EXPECT_NEAR(tool.end.x, 10 + 76 * mm, 1e-9);
    EXPECT_NEAR(tool.end.y, 10 + 62.5 * mm, 1e-9);
    EXPECT_NEAR(glm::distance(tool.firstArm[0], tool.firstArm[3]), 0.5, 1e-12);
}

TEST(MovementTool, StopZeroStaysAndTheFacingFollowsTheArm) {
    EXPECT_EQ(travel(bike(10, 10), 2, 60, 0.0), 0.0);
    const ToolPose pose{{0}, {0}, {60}, 0.2};
    EXPECT_EQ(stopOnTool(dimensions(), 2, bike(10, 10), pose).facing.value, 0.0);
    const ToolPose far{{0}, {0}, {60}, 1.0};
    EXPECT_NEAR(stopOnTool(dimensions(), 2, bike(10, 10), far).facing.value, 60.0, 1e-9);
}

TEST(P38Reverse, TheFrontStaysTheFront) {
    const ToolPose back{{180}, {180}, {30}, 1.0};
    const ToolStop stop = stopOnTool(dimensions(), 1, bike(10, 10), back, Notch::rear);
    EXPECT_LT(stop.centre.x, 10.0);
    EXPECT_NEAR(stop.facing.value, 30.0, 1e-9);
}

}  // namespace
}  // namespace sightline::geometry::test
