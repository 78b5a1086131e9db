// The objective cards Payload and Cauldron.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(MissionPayload, SecuredCartsScoreBeforeTheyMove) {
    ObjectiveScene scene("payload");
    scene.blueAt(36, 18);
    scene.redAway();
    scene.start();
    scene.until(Ask::placeToken);
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.points(), (Points{1, 0}));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_GT(scene.question().spot->proposal.y, 22.0) << "towards the enemy";
    EXPECT_FALSE(scene.refusal(Spot{{36, 23.2}}).empty());
    scene.spot({36, 22.9});
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.points(), (Points{1, 0}));
}

TEST(MissionPayload, ACartInEnemyTerritoryScores) {
    ObjectiveScene scene("payload");
    scene.blueAt(57, 24);
    scene.redAt(15, 12);
    EXPECT_EQ(scene.played(), (Points{3, 3}));
}

TEST(MissionPayload, ACartInEnemyTerritoryStays) {
    ObjectiveScene scene("payload");
    scene.blueAt(36, 30);
    scene.redAway();
    AdjustObjective cart;
    cart.token = ObjectiveId{1};
    cart.at = geometry::Vec2{36, 30};
    scene.scenario.begun.push_back({Player::blue, cart});
    scene.start();
    scene.until(Ask::placeToken);
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.points(), (Points{3, 0}));
}

TEST(MissionPayload, NothingHappensInRound1) {
    ObjectiveScene scene("payload", "", 1, 1);
    scene.blueAt(57, 24);
    scene.redAway();
    scene.start();
    scene.until(Ask::placeToken);
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.points(), (Points{0, 0}));
}

TEST(MissionCauldron, WaypointsScoreByTerritory) {
    using Places = std::vector<geometry::Vec2>;
    for (const auto& [places, points] :
         {std::pair{Places{{18, 9}}, 1}, std::pair{Places{{18, 27}}, 0},
          std::pair{Places{{27, 18}}, 0}, std::pair{Places{{27, 18}, {18, 9}}, 2},
          std::pair{Places{{27, 18}, {18, 27}}, 1}, std::pair{Places{{27, 18}, {45, 18}}, 1},
          std::pair{Places{{27, 18}, {45, 18}, {18, 9}, {54, 9}}, 2 + 2 + 1}}) {
        ObjectiveScene scene("cauldron");
        for (const geometry::Vec2& at : places) scene.blueAt(at.x, at.y);
        scene.redAway();
        EXPECT_EQ(scene.played(), (Points{points, 0})) << places.size() << ' ' << points;
    }
    ObjectiveScene red("cauldron");
    red.blueAway();
    red.redAt(54, 27);
    EXPECT_EQ(red.played(), (Points{0, 1}));
}

TEST(MissionCauldron, AUnitAtAWaypointKeepsSuppression) {
    ObjectiveScene scene("cauldron");
    const UnitId there = scene.blueAt(27, 18);
    const UnitId away = scene.blueAway();
    const UnitId red = scene.redAt(45, 18);
    for (UnitId unit : {there, away, red}) scene.with(unit).tokens[Token::suppression] = 1;
    scene.played();
    EXPECT_EQ(scene.unit(there).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.unit(away).tokens[Token::suppression], 0);
    EXPECT_EQ(scene.unit(red).tokens[Token::suppression], 1);
}

TEST(MissionCauldron, RecoverRemovesAllSuppressionAtAWaypoint) {
    ObjectiveScene scene("cauldron");
    const UnitId there = scene.blueAt(27, 18);
    scene.redAway();
    scene.with(there).tokens[Token::suppression] = 1;
    scene.start();
    scene.activate(there);
    if (scene.asks(Ask::rollDice)) scene.idle();
    scene.action(Action::recover);
    scene.recover(1);
    EXPECT_EQ(scene.unit(there).tokens[Token::suppression], 0) << "only the End Phase counts";
}

}  // namespace
}  // namespace sightline::engine::scene
