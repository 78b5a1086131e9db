// Core Rulebook p. 20, Placing Objectives: during Setup, the players move terrain that is on the
// place of an objective token.
#include "engine/legion/rules/asking/ask.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// The place of the POI is (36, 18), but a piece of terrain is there.
struct TokenInTheWay : SetupScene {
    explicit TokenInTheWay(double x = 36.0) {
        terrain(box("house", {x, 18.0}, {4.0, 4.0, 2.0}, building()));
    }
    void upToTokens() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    void moveHouse(double x) {
        adjust({Player::red, AdjustTerrain{"house", geometry::Vec2{x, 18.0}, {0.0}, {}}});
    }
};

TEST(P20PlacingObjectives, PlayersAdjustTerrainDuringSetup) {
    TokenInTheWay scene;
    scene.upToTokens();
    ASSERT_TRUE(scene.asks(Ask::adjustTerrain));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, page(20, "Placing Objectives"));
    EXPECT_EQ(scene.question().names,
              (std::vector<std::string>{"POI at 36.0, 18.0", "overlaps impassable house"}));
    EXPECT_EQ(scene.refusal(Pick{1}), "option 0 to 0, not 1 (p. 20, Placing Objectives)");
    scene.moveHouse(38.9);
    ASSERT_TRUE(scene.asks(Ask::adjustTerrain)) << "it still overlaps";
    scene.moveHouse(39.0);
    ASSERT_TRUE(scene.asks(Ask::confirmTerrain)) << "both agree to what was adjusted";
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.confirm();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.token(0).token.position.x, 36.0);
    EXPECT_EQ(scene.token(0).token.position.y, 18.0);
    EXPECT_EQ(scene.last(Happening::objectivePlaced).verdict, "POI placed");
}

TEST(P20PlacingObjectives, TerrainMayBeTakenAwayDuringSetup) {
    TokenInTheWay scene;
    scene.upToTokens();
    scene.adjust({Player::blue, AdjustTerrain{"house", {}, {}, {}}});
    scene.confirm();
    EXPECT_EQ(scene.token(0).token.position.x, 36.0);
}

TEST(P20PlacingObjectives, TheClosestPlaceWhenBothAgreeThatTerrainStays) {
    TokenInTheWay scene;
    scene.upToTokens();
    scene.choose(Done{}, Ask::adjustTerrain);
    ASSERT_TRUE(scene.asks(Ask::adjustTerrain)) << "red may still adjust it";
    EXPECT_EQ(scene.question().player, Player::red);
    scene.choose(Done{}, Ask::adjustTerrain);
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.last(Happening::terrainConfirmed).verdict,
              "both players agree: terrain cannot be adjusted for the POI at 36.0, 18.0");
    const geometry::Vec3 at = scene.token(0).token.position;
    EXPECT_NEAR(std::hypot(at.x - 36.0, at.y - 18.0), 3.0, 0.01) << "beside the house";
    EXPECT_EQ(
        scene.last(Happening::objectivePlaced).verdict,
        "POI placed as close to its place as possible: at its place it overlaps impassable house");
    EXPECT_NEAR(scene.number(Happening::objectivePlaced, "inches"), 3.0, 0.01);
}

TEST(P20PlacingObjectives, NothingIsAskedWhereTheTokenMayLie) {
    TokenInTheWay scene(39.0);  // the piece only touches the place of the token
    scene.upToTokens();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.token(0).token.position.x, 36.0);
}

// In games of older versions, the setup does not ask the players to move the terrain. A saved game
// of such a version must continue without this question.
TEST(P20PlacingObjectives, OlderJournalsGoOnWithoutTheQuestion) {
    TokenInTheWay scene;
    scene.scenario.asks = asksFirst;
    scene.upToTokens();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_GT(std::abs(scene.token(0).token.position.x - 36.0) +
                  std::abs(scene.token(0).token.position.y - 18.0),
              2.9);
}

}  // namespace
}  // namespace sightline::engine::scene
