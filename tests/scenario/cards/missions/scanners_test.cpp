// The secondary objective cards Recon Mission and Surface Scan.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(MissionReconMission, EachPlayerGivesOneUnitAScanner) {
    for (const char* id : {"recon-mission", "recon-mission-recon"}) {
        ObjectiveSetup scene("", id);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << id;
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.question().most, 1);
        EXPECT_EQ(scene.optionCount(), 4U);
        scene.pickUnits({2});
        EXPECT_EQ(scene.question().player, Player::red);
        scene.pickUnits({7});
        EXPECT_EQ(scene.holding(UnitId{2}), 1);
        EXPECT_EQ(scene.holding(UnitId{7}), 1);
        EXPECT_EQ(scene.view().mission.tokens.back().token.owner, Player::red);
    }
}

TEST(MissionReconMission, UnitsClaimOnlyTheirOwnScanners) {
    ObjectiveScene scene(quietObjective, "recon-mission");
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId walker = scene.blue(atRt(), {{48, 18}});
    scene.lay(Player::blue, ObjectiveKind::asset, "Scanner 1", {37.5, 18});
    scene.lay(Player::red, ObjectiveKind::asset, "Scanner 2", {34.5, 18});
    scene.lay(Player::blue, ObjectiveKind::asset, "Scanner 3", {48, 20.5});
    scene.redAway();
    scene.start();
    scene.activate(unit);
    EXPECT_EQ(scene.cardActions(), 1) << "not the enemy's Scanner";
    scene.makeCardAction();
    EXPECT_EQ(scene.named("Scanner 1").holder, unit);
    scene.action(Action::finish);
    scene.rest(UnitId{2});
    scene.activate(walker);
    EXPECT_EQ(scene.cardActions(), 1) << "every unit may claim, not only troopers";
}

TEST(MissionReconMission, EnemiesNearTheScannerAreObserved) {
    ObjectiveScene scene(quietObjective, "recon-mission", 1, 1);
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId near = scene.red(stormtroopers(), {{40, 18}});
    const UnitId far = scene.red(stormtroopers(), {{44, 18}});
    scene.give(Player::blue, "Scanner 1", unit);
    scene.start();
    scene.rest(unit);
    EXPECT_EQ(scene.unit(near).tokens[Token::observation], 1);
    EXPECT_EQ(scene.unit(far).tokens[Token::observation], 0) << "beyond range 1";
    EXPECT_EQ(scene.points(), (Points{0, 0}));
}

TEST(MissionReconMission, AWallHidesEnemies) {
    ObjectiveScene scene(quietObjective, "recon-mission");
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId hidden = scene.red(stormtroopers(), {{41, 18}});
    scene.terrain(box("wall", {38.5, 18}, {1, 8, 6}, building()));
    scene.give(Player::blue, "Scanner 1", unit);
    scene.start();
    scene.rest(unit);
    EXPECT_EQ(scene.unit(hidden).tokens[Token::observation], 0);
}

TEST(MissionReconMission, TwoEnemiesScoreOnceARound) {
    ObjectiveScene scene(quietObjective, "recon-mission");
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId other = scene.blue(rebelTroopers(), {{36, 21}});
    const UnitId enemy = scene.red(stormtroopers(), {{40, 18}});
    scene.red(stormtroopers(), {{40, 21}});
    scene.give(Player::blue, "Scanner 1", unit);
    scene.give(Player::blue, "Scanner 2", other);
    scene.start();
    scene.rest(unit);
    EXPECT_EQ(scene.points(), (Points{1, 0}));
    scene.rest(enemy);
    scene.rest(other);
    EXPECT_EQ(scene.points(), (Points{1, 0})) << "1 point a round";
}

TEST(MissionReconMission, RedScoresToo) {
    ObjectiveScene scene(quietObjective, "recon-mission");
    scene.blue(rebelTroopers(), {{36, 18}});
    scene.blue(rebelTroopers(), {{36, 21}});
    const UnitId unit = scene.red(stormtroopers(), {{40, 19}});
    scene.give(Player::red, "Scanner 1", unit);
    EXPECT_EQ(scene.played(), (Points{0, 1}));
}

TEST(MissionSurfaceScan, EachPlayerGivesTwoUnitsAScanner) {
    for (const char* id : {"surface-scan", "surface-scan-recon"}) {
        ObjectiveSetup scene("", id);
        EXPECT_EQ(scene.question().least, 2) << id;
        scene.pickUnits({1, 2});
        scene.pickUnits({4, 7});
        for (int unit : {1, 2, 4, 7}) EXPECT_EQ(scene.holding(UnitId{unit}), 1);
    }
}

TEST(MissionSurfaceScan, AUnitHoldsOneScanner) {
    for (const bool holds : {false, true}) {
        ObjectiveScene scene(quietObjective, "surface-scan");
        const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
        scene.redAway();
        scene.lay(Player::blue, ObjectiveKind::asset, "Scanner 1", {37.5, 18});
        scene.lay(Player::red, ObjectiveKind::asset, "Scanner 2", {34.5, 18});
        if (holds) scene.give(Player::blue, "Scanner 3", unit);
        scene.start();
        scene.activate(unit);
        EXPECT_EQ(scene.cardActions(), holds ? 0 : 1);
    }
}

TEST(MissionSurfaceScan, TwoUnitsOutsideScore) {
    struct Case {
        geometry::Vec2 second;
        bool holds;
        int points;
    };
    for (const Case& one : {Case{{44, 18}, true, 1}, Case{{44, 18}, false, 0},
                            Case{{44, 4}, true, 0}, Case{{36, 10.2}, true, 0}}) {
        ObjectiveScene scene("intercept-signals", "surface-scan");
        const UnitId first = scene.blue(rebelTroopers(), {{30, 18}});
        const UnitId second = scene.blue(rebelTroopers(), {one.second});
        scene.redAway();
        scene.red(stormtroopers(), {{36, 4.0}});  // nobody secures the tower in blue's territory
        scene.give(Player::blue, "Scanner 1", first);
        if (one.holds) scene.give(Player::blue, "Scanner 2", second);
        scene.start();
        while (!scene.over()) goOn(scene);
        const Record& record = scene.game().record();
        const auto scored = std::count_if(record.begin(), record.end(), [](const Ruling& entry) {
            return entry.verdict == "Surface Scan: for two units outside allied territory";
        });
        EXPECT_EQ(scored, one.points) << one.second.x << ' ' << one.second.y << one.holds;
    }
}

TEST(MissionSurfaceScan, AnEnemyScannerScoresOnce) {
    ObjectiveScene scene(quietObjective, "surface-scan", 1, 2);
    const UnitId unit = scene.blueAt(36, 18);
    scene.redAway();
    scene.lay(Player::red, ObjectiveKind::asset, "Scanner 1", {36, 18});
    scene.give(Player::blue, "Scanner 2", unit);
    EXPECT_EQ(scene.played(), (Points{2, 0}));
    ObjectiveScene without(quietObjective, "surface-scan", 1, 2);
    without.blueAt(36, 18);
    without.redAway();
    without.lay(Player::red, ObjectiveKind::asset, "Scanner 1", {36, 18});
    EXPECT_EQ(without.played(), (Points{0, 0})) << "the unit holds no Scanner";
}

}  // namespace
}  // namespace sightline::engine::scene
