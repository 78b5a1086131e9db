// Core Rulebook p. 24, Deploying Units: a unit that can deploy must deploy, even if this needs a
// bent tool.
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

geometry::Move fromEdge(double x) {
    geometry::Move move;
    move.toolSpeed = 1;
    move.start = geometry::Vec2{x, 0.0};
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{90.0};
    return move;
}

/// No unit can deploy with a straight tool: a house is along blue's whole edge, `behind` inches
/// from it.
struct Walled : AttackScene {
    UnitId own = blue(rebelTroopers(), {{0.0, 0.0}});
    explicit Walled(double behind) {
        with(own).undeployed = true;
        red(stormtroopers(), {{36.0, 30.0}});
        terrain(box("wall", {36.0, behind + 0.2}, {72.0, 0.4, 4.0}, building()));
        start();
        activate(own);
    }
};

TEST(P24Deploying, ABentToolBringsAUnitOn) {
    Walled scene(2.4);
    EXPECT_TRUE(scene.offers(Action::move));
    EXPECT_FALSE(scene.offers(Action::finish)) << "whoever can deploy must";
    scene.action(Action::move);
    geometry::Move bent = fromEdge(40.0);
    EXPECT_NE(scene.refusal(MoveAnswer{bent}), "") << "straight it runs into the wall";
    bent.pose.bend = geometry::Degrees{90.0};
    bent.pose.stop = 0.5;
    EXPECT_EQ(scene.refusal(MoveAnswer{bent}), "");
}

TEST(P24Deploying, NobodyComesOnWhereNoToolFits) {
    Walled scene(0.9);
    EXPECT_FALSE(scene.offers(Action::move)) << "less than a base's width behind the edge";
    EXPECT_TRUE(scene.offers(Action::finish));
}

TEST(P24Deploying, RandomPlayersComeOnWithABentTool) {
    Walled scene(2.4);
    scene.action(Action::move);
    for (std::uint64_t seed = 0; seed < 3; ++seed)
        EXPECT_EQ(scene.refusal(randomAnswer(scene.game(), seed)), "") << seed;
}

}  // namespace
}  // namespace sightline::engine::scene
