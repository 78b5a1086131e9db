// Keyword Glossary: Hover: Ground/Air X and Strafe Move (p. 50).
#include "scenario/movement/one_mover.h"
#include "scenario/movement/one_walker.h"

namespace sightline::engine::scene {
namespace {

UnitCard hovering(UnitCard card, std::string parameter, std::optional<int> x = std::nullopt) {
    KeywordText text = word(Keyword::hover, x);
    text.parameter = std::move(parameter);
    card.keywords.push_back(std::move(text));
    return card;
}

geometry::Move sideways(int toolSpeed, double towards, double stop = 1.0) {
    geometry::Move move;
    move.kind = geometry::MoveKind::strafe;
    move.toolSpeed = toolSpeed;
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{towards};
    move.pose.stop = stop;
    return move;
}

TEST(P50StrafeMove, NeedsHoverAndANotchedBase) {
    const auto strafes = [](const UnitCard& card) {
        OneWalker scene(card);
        scene.begin();
        return scene.offers(Action::strafe);
    };
    EXPECT_TRUE(strafes(hovering(speederBikes(), "Ground")));
    EXPECT_TRUE(strafes(hovering(speederBikes(), "Air", 1)));
    EXPECT_FALSE(strafes(speederBikes()));
    EXPECT_FALSE(strafes(hovering(lukeSkywalker(), "Air", 1)));
}

TEST(P50StrafeMove, GoesSidewaysWithASpeedLowerBy1) {
    OneWalker scene(hovering(speederBikes(), "Ground"));
    scene.begin(Action::strafe);
    EXPECT_NE(scene.refusal(MoveAnswer{sideways(3, 90.0)}), "") << "its Speed is 3";
    EXPECT_NE(scene.refusal(MoveAnswer{sideways(2, 0.0)}), "") << "the front notch";
    EXPECT_EQ(scene.refusal(MoveAnswer{sideways(2, -90.0)}), "") << "the other side";
    scene.move(sideways(2, 90.0));
    EXPECT_NEAR(scene.at().position.x, 20.0, 1e-6);
    EXPECT_GT(scene.at().position.y, 19.0);
    EXPECT_EQ(scene.at().facing.value, 0.0);
    EXPECT_EQ(scene.unit(scene.walker).actionsLeft, 1) << "a Move action";
}

TEST(P50StrafeMove, ItsSpeedIsAtLeast1) {
    UnitCard card = hovering(speederBikes(), "Ground");
    card.speed = 1;
    OneWalker scene(card);
    scene.begin(Action::strafe);
    EXPECT_EQ(scene.refusal(MoveAnswer{sideways(1, 90.0)}), "");
}

TEST(P50HoverAir, MovesOverAndEndsOnTerrainUpToHeightX) {
    for (const double height : {5.99, 6.0}) {
        for (const double x : {23.5, 28.0}) {
            for (const bool air : {true, false}) {
                OneWalker scene(hovering(speederBikes(), air ? "Air" : "Ground",
                                         air ? std::optional(1) : std::nullopt));
                scene.terrain(box("hall", {x, 15.0}, {2.5, 8.0, height}, geometry::Facts{}));
                scene.begin(Action::move);
                EXPECT_EQ(scene.refusal(MoveAnswer{turning(3, 0.0)}).empty(), air && height < 6.0)
                    << height << " at " << x;
            }
        }
    }
}

TEST(P50HoverAir, DifficultTerrainDoesNotSlowIt) {
    for (const bool air : {true, false}) {
        OneMover scene(hovering(lukeSkywalker(), air ? "Air" : "Ground",
                                air ? std::optional(1) : std::nullopt));
        scene.terrain(box("bog", {13.0, 16.0}, {4.0, 4.0, 0.1}, difficultArea()));
        scene.start();
        scene.activate(scene.mover);
        scene.action(Action::move);
        EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 3.0)}).empty(), air);
    }
}

// When this game began, the program applied only parts of Hover: standby tokens and Reverse Moves.
// The players still make the Strafe Moves by hand.
TEST(P50Hover, InAnEarlierGameTheOlderPartsActAlone) {
    UnitCard card = hovering(speederBikes(), "Ground");
    card.keywords.back().leftByHand = true;
    OneWalker scene(card);
    scene.begin();
    EXPECT_FALSE(scene.offers(Action::strafe));
    EXPECT_TRUE(scene.offers(Action::reverse));
    EXPECT_TRUE(scene.offers(Action::standby));
}

}  // namespace
}  // namespace sightline::engine::scene
