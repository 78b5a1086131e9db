// Core Rulebook p. 20, Placing Objectives: the terrain under a token, and the player who chooses
// between several positions.
#include "scenario/mission_scene.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::scene {
namespace {

geometry::MeshPart slab(const std::string& name, geometry::Vec3 lo, geometry::Vec3 hi) {
    geometry::MeshPart part;
    part.name = name;
    for (int i = 0; i < 8; ++i) {
        part.vertices.push_back(
            {(i & 1) ? hi.x : lo.x, (i & 2) ? hi.y : lo.y, (i & 4) ? hi.z : lo.z});
    }
    part.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                      {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    return part;
}

geometry::PieceSpec model(const std::string& name, geometry::Vec2 at,
                          std::vector<geometry::MeshPart> parts) {
    geometry::PieceSpec piece;
    piece.id = piece.name = name;
    piece.shape = geometry::MeshShape{std::move(parts)};
    piece.position = {at.x, at.y, 0.0};
    return piece;
}

/// Blue's leader at (36, 20) drops an asset. The game asks red for the asset's place.
struct Dropped : MissionScene {
    Dropped() {
        mission({asset(36, 18)}, {});
        red(stormtroopers(), {{60.0, 30.0}});
    }
    void drop() {
        start();
        activate(holder);
        cardAction(0);
        adjust({Player::red, AdjustToken{holder, Token::suppression, 2}});
        action(Action::aim);
        ASSERT_TRUE(asks(Ask::placeAsset));
    }
    UnitId holder = blue(rebelTroopers(), {{36.0, 20.0}});
};

// The model has two wings: one at x 38 to 44 and y 16 to 18, the other at x 38 to 40 and y 18 to
// 22. Its convex hull also covers the yard between the wings.
TEST(P20PlacingObjectives, TheShapeOfAModelCountsNotItsHull) {
    Dropped scene;
    scene.terrain(model("L house", {38.0, 16.0},
                        {slab("a", {0, 0, 0}, {6, 2, 2}), slab("b", {0, 2, 0}, {2, 6, 2})}));
    scene.drop();
    const std::string partly =
        "the token partially overlaps L house, which is not area terrain (p. 20, Placing "
        "Objectives)";
    EXPECT_EQ(scene.refusal(Spot{{39.95, 19.7}}), partly) << "half on a wing, inside the hull";
    EXPECT_EQ(scene.refusal(Spot{{38.0, 19.0}}), partly) << "half on it, from outside";
    EXPECT_EQ(scene.refusal(Spot{{39.0, 18.0}}), "") << "wholly on it, across two of its parts";
    EXPECT_EQ(scene.refusal(Spot{{39.5, 19.0}}), "") << "wholly on it, up to its edge";
    EXPECT_EQ(scene.refusal(Spot{{39.51, 19.0}}), partly);
}

TEST(P20PlacingObjectives, TheYardOfAModelIsNotTheModel) {
    Dropped scene;
    scene.terrain(model("L house", {36.6, 14.0},
                        {slab("a", {0, 0, 0}, {6, 2, 2}), slab("b", {0, 2, 0}, {1, 6, 2})}));
    scene.drop();
    EXPECT_EQ(scene.refusal(Spot{{38.1, 18.0}}), "") << "within the hull, beside both wings";
    EXPECT_EQ(scene.refusal(Spot{{38.1, 18.5}}), "");
    EXPECT_NE(scene.refusal(Spot{{38.09, 18.5}}), "") << "on the narrow wing";
}

TEST(P20PlacingObjectives, NotOnAnImpassablePart) {
    for (const bool impassable : {true, false}) {
        Dropped scene;
        geometry::PieceSpec bunker =
            model("bunker", {37.5, 18.0},
                  {slab("Roof", {0, 0, 0}, {4, 2, 2}), slab("Terrace", {0, 2, 0}, {4, 4, 2})});
        if (impassable) bunker.parts["Roof"].movement = geometry::Movement::impassable;
        scene.terrain(bunker);
        scene.drop();
        const std::string refused =
            impassable ? "the token overlaps impassable bunker (p. 20, Placing Objectives)" : "";
        EXPECT_EQ(scene.refusal(Spot{{38.2, 19.0}}), refused);
        EXPECT_EQ(scene.refusal(Spot{{38.2, 20.4}}), refused) << "partly on it";
        EXPECT_EQ(scene.refusal(Spot{{38.2, 20.5}}), "") << "beside that part, on an open one";
    }
}

TEST(P20PlacingObjectives, TouchingIsNotOverlapping) {
    Dropped scene;
    scene.terrain(box("house", {40.0, 20.0}, {4.0, 4.0, 2.0}, building()));
    scene.terrain(box("wall", {36.0, 24.0}, {4.0, 2.0, 1.0}, barricade()));
    scene.drop();
    EXPECT_EQ(scene.refusal(Spot{{37.5, 20.0}}), "");
    EXPECT_EQ(scene.refusal(Spot{{37.51, 20.0}}),
              "the token overlaps impassable house (p. 20, Placing Objectives)");
    EXPECT_EQ(scene.refusal(Spot{{36.0, 22.5}}), "");
    EXPECT_EQ(scene.refusal(Spot{{36.0, 22.51}}),
              "the token overlaps the barricade wall (p. 20, Placing Objectives)");
}

// The leader that drops the asset is in the middle of a tower that is 6.5 inches high. No position
// within half range is legal, and the four sides of the tower are equally close.
TEST(P20PlacingObjectives, TheOpponentChoosesAmongTheClosestSpots) {
    Dropped scene;
    geometry::Facts tall = crates();
    tall.kind = geometry::Kind::obstacle;
    scene.terrain(box("tower", {36.0, 20.0}, {12.0, 12.0, 6.5}, tall));
    scene.with(scene.holder).minis[0].position.z = 6.5;
    scene.scenario.mission->objective.map->objectives = {};
    scene.start();
    scene.adjust(
        {Player::blue, AdjustObjective{{}, ObjectiveKind::asset, "Crate", {}, scene.holder}});
    scene.activate(scene.holder);
    scene.adjust({Player::red, AdjustToken{scene.holder, Token::suppression, 2}});
    scene.action(Action::aim);
    ASSERT_TRUE(scene.asks(Ask::placeAsset));
    EXPECT_EQ(scene.question().player, Player::red);
    for (const geometry::Vec2 way : {geometry::Vec2{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) {
        const geometry::Vec2 middle{36.0, 20.0};
        EXPECT_EQ(scene.refusal(Spot{middle + way * 6.5}), "") << way.x << ", " << way.y;
        EXPECT_EQ(scene.refusal(Spot{middle + way * 6.6}),
                  "no spot within half-range is legal: place it as close as possible to the unit "
                  "leader that dropped it (p. 20, Placing Objectives)");
        EXPECT_EQ(scene.refusal(Spot{middle + way * 6.0}),
                  "the token overlaps tower, an obstacle of height 2 or greater (p. 20, Placing "
                  "Objectives)");
    }
    const geometry::Vec2 proposed = scene.question().spot->proposal;
    EXPECT_NEAR(std::hypot(proposed.x - 36.0, proposed.y - 20.0), 6.5, 0.01);
    scene.spot({36.0, 26.5});
    EXPECT_NEAR(scene.view().mission.tokens[0].token.position.y, 26.5, 1e-9);
}

}  // namespace
}  // namespace sightline::engine::scene
