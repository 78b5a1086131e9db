// The secondary objective cards Marked Targets and Destroy Enemy Base.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(MissionMarkedTargets, EachPlayerMarksTwoUnitsOfEachSide) {
    ObjectiveSetup scene("", "marked-targets");
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().least, 2);
    scene.pickUnits({0, 1});
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.indexOf(UnitId{2}), -1) << "now 2 enemy units";
    scene.pickUnits({4, 5});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "red has no choice: none is marked twice";
    for (int unit = 0; unit < 8; ++unit)
        EXPECT_EQ(scene.unit(UnitId{unit}).marks.at("Marked Target"), 1) << unit;
}

TEST(MissionMarkedTargets, AMarkedUnitScoresForTheOpponent) {
    for (const bool marked : {true, false}) {
        ObjectiveScene scene(quietObjective, "marked-targets", 1, 1);
        const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
        const UnitId enemy = scene.red(stormtroopers(), {{44, 18}});
        const UnitId other = scene.redAway();
        scene.with(marked ? enemy : other).marks["Marked Target"] = 1;
        scene.with(unit).marks["Marked Target"] = 1;
        scene.start();
        scene.defeat(unit, enemy);
        EXPECT_EQ(scene.points(), (Points{marked ? 1 : 0, 0}));
    }
    ObjectiveScene scene(quietObjective, "marked-targets", 1, 1);
    const UnitId idle = scene.blueAway();
    const UnitId victim = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId red = scene.red(stormtroopers(), {{44, 18}});
    scene.with(victim).marks["Marked Target"] = 1;
    scene.start();
    scene.rest(idle);
    scene.defeat(red, victim);
    EXPECT_EQ(scene.points(), (Points{0, 1}));
}

TEST(MissionDestroyEnemyBase, ABaseKeepsAwayFromTheEdges) {
    ObjectiveSetup scene("", "destroy-enemy-base");
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_NE(scene.refusal(Spot{{30, 6.9}}).find("range 1 of a table edge"), std::string::npos);
    EXPECT_NE(scene.refusal(Spot{{36.5, 18.5}}).find("overlaps"), std::string::npos);
    scene.spot({30, 7.1});
    EXPECT_EQ(scene.question().player, Player::red);
    scene.spot({30, 28.0});
    EXPECT_TRUE(scene.asks(Ask::chooseForEffect)) << "then the Bombs";
    const auto tokens = scene.view().mission.tokens;
    ASSERT_EQ(tokens.size(), 3U);
    EXPECT_EQ(tokens[1].token.owner, Player::blue);
    EXPECT_EQ(tokens[2].token.owner, Player::red);
}

TEST(MissionDestroyEnemyBase, EveryUnitMayClaimOneBomb) {
    for (const bool holds : {false, true}) {
        ObjectiveScene scene(quietObjective, "destroy-enemy-base");
        const UnitId unit = scene.blue(atRt(), {{36, 18}});
        scene.redAway();
        scene.lay(Player::red, ObjectiveKind::asset, "Bomb 1", {36, 20.5});
        if (holds) scene.give(Player::blue, "Bomb 2", unit);
        scene.start();
        scene.activate(unit);
        EXPECT_EQ(scene.cardActions(), holds ? 0 : 1);
    }
    ObjectiveSetup setup("", "destroy-enemy-base");
    goOn(setup);
    goOn(setup);
    setup.pickUnits({3});
    setup.pickUnits({4});
    EXPECT_EQ(setup.holding(UnitId{3}), 1);
    EXPECT_EQ(setup.holding(UnitId{4}), 1);
}

TEST(MissionDestroyEnemyBase, BombsAtTheSecuredBaseDestroyIt) {
    struct Case {
        bool bomb, contested, own;
        int points;
    };
    for (const Case& one : {Case{true, false, false, 4}, Case{false, false, false, 0},
                            Case{true, true, false, 0}, Case{true, false, true, 0}}) {
        ObjectiveScene scene(quietObjective, "destroy-enemy-base", 1, 1);
        const UnitId unit = scene.blueAt(36, 18);
        if (one.contested)
            scene.redAt(36, 18);
        else
            scene.redAway();
        scene.lay(one.own ? Player::blue : Player::red, ObjectiveKind::poi, "Base 1", {36, 18});
        if (one.bomb) scene.give(Player::blue, "Bomb 1", unit);
        EXPECT_EQ(scene.played(), (Points{one.points, 0}));
        EXPECT_EQ(scene.named("Base 1").removed, one.points > 0);
        if (!one.bomb) continue;
        EXPECT_EQ(scene.named("Bomb 1").removed, one.points > 0);
    }
}

TEST(MissionDestroyEnemyBase, TheObjectiveCardDoesNotCountABase) {
    ObjectiveScene scene("close-the-pocket", "destroy-enemy-base");
    scene.blueAt(30, 12);
    scene.redAway();
    scene.lay(Player::red, ObjectiveKind::poi, "Base 1", {30, 12});
    EXPECT_EQ(scene.played(), (Points{0, 0}));
}

}  // namespace
}  // namespace sightline::engine::scene
