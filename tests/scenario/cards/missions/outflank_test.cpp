// The objective card Outflank.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

bool isVanguard(const AttackScene& scene, int unit) {
    return scene.unit(UnitId{unit}).marks.contains("Vanguard");
}

TEST(MissionOutflank, EachPlayerNamesVanguardUnits) {
    ObjectiveSetup scene("outflank");
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.optionCount(), 3U) << "not the commander";
    EXPECT_EQ(scene.question().least, 0);
    EXPECT_EQ(scene.question().most, 3);
    scene.pickUnits({1, 3});
    EXPECT_EQ(scene.question().player, Player::red);
    scene.pickUnits({});
    for (int unit : {1, 3}) EXPECT_TRUE(isVanguard(scene, unit)) << unit;
    for (int unit : {0, 2, 4, 5, 6, 7}) EXPECT_FALSE(isVanguard(scene, unit)) << unit;
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

geometry::Move fromLongEdge(double x) {
    geometry::Move move;
    move.toolSpeed = 2;
    move.start = geometry::Vec2{x, 0.0};
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{90.0};
    return move;
}

geometry::Move fromShortEdge(double y) {
    geometry::Move move;
    move.toolSpeed = 2;
    move.start = geometry::Vec2{0.0, y};
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{0.0};
    return move;
}

TEST(MissionOutflank, VanguardUnitsDeployAtTheShortEdges) {
    for (const bool vanguard : {false, true}) {
        ObjectiveScene scene("outflank", "", 1, 1);
        UnitCard card = battleDroids();
        card.miniatures = 1;
        scene.reserve(Player::blue, card);
        if (vanguard) scene.scenario.units.back().marks["Vanguard"] = 1;
        scene.redAway();
        scene.start();
        scene.activate(UnitId{0});
        scene.action(Action::move);
        EXPECT_EQ(scene.refusal(MoveAnswer{fromLongEdge(36)}).empty(), !vanguard);
        EXPECT_EQ(scene.refusal(MoveAnswer{fromShortEdge(12)}).empty(), vanguard);
        EXPECT_EQ(scene.refusal(MoveAnswer{fromLongEdge(3)}).empty(), vanguard)
            << "the same area as the short edge";
    }
}

TEST(MissionOutflank, OtherCardsDoNotLimitDeployment) {
    ObjectiveScene scene("bunker-assault", "", 1, 1);
    UnitCard card = battleDroids();
    card.miniatures = 1;
    scene.reserve(Player::blue, card);
    scene.redAway();
    scene.start();
    scene.activate(UnitId{0});
    scene.action(Action::move);
    EXPECT_TRUE(scene.refusal(MoveAnswer{fromLongEdge(36)}).empty());
}

TEST(MissionOutflank, FlagsAndVanguardScore) {
    for (const auto& [vanguard, points] : {std::pair{0, 2}, std::pair{1, 2}, std::pair{2, 3}}) {
        ObjectiveScene scene("outflank");
        const UnitId one = scene.blueAt(36, 24);
        const UnitId other = scene.blueAt(36, 12);
        if (vanguard > 0) scene.with(one).marks["Vanguard"] = 1;
        if (vanguard > 1) scene.with(other).marks["Vanguard"] = 1;
        scene.redAway();
        EXPECT_EQ(scene.played(), (Points{points, 0})) << vanguard;
    }
    ObjectiveScene fought("outflank");
    const UnitId one = fought.blueAt(36, 24);
    const UnitId other = fought.blueAt(36, 12);
    for (UnitId unit : {one, other}) fought.with(unit).marks["Vanguard"] = 1;
    fought.redAt(36, 12);
    EXPECT_EQ(fought.played(), (Points{1, 0})) << "only one of them contests a secured Flag";
}

}  // namespace
}  // namespace sightline::engine::scene
