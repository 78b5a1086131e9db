// The tests of several objective cards let only blue act and score. These tests play the same cards
// with the seats exchanged.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(MissionRetrieveTheData, RedRecoversAndScores) {
    for (const bool both : {true, false}) {
        ObjectiveScene scene(quietObjective, "retrieve-the-data", 2, 3);
        const UnitId blue = scene.blueAway();
        const UnitId unit = scene.redAt(36, 18);
        const UnitId other = scene.red(stormtroopers(), {{36, 20.2}});
        scene.lay(Player::red, ObjectiveKind::asset, "Data Core 1", {36, 18});
        scene.start();
        scene.rest(blue);
        scene.activate(unit);
        scene.makeCardAction();
        scene.action(Action::finish);
        scene.activate(other);
        if (both) scene.makeCardAction();
        scene.action(Action::finish);
        while (!scene.over()) goOn(scene);
        EXPECT_EQ(scene.points(), (Points{0, both ? 1 : 0}));
        EXPECT_EQ(scene.named("Data Core 1").removed, both);
    }
}

TEST(MissionSupplyRun, RedDeliversACache) {
    for (const bool wants : {true, false}) {
        ObjectiveScene scene(quietObjective, "supply-run", 2, 2);
        const UnitId blue = scene.blueAway();
        const UnitId unit = scene.redAt(30, 24);
        scene.give(Player::red, "Supply Cache 1", unit);
        scene.start();
        scene.rest(blue);
        scene.activate(unit);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().player, Player::red);
        scene.choose(wants ? Option{scene.question().options[0]} : Option{Done{}},
                     Ask::chooseForEffect);
        EXPECT_EQ(scene.points(), (Points{0, wants ? 1 : 0}));
        EXPECT_EQ(scene.named("Supply Cache 1").removed, wants);
    }
}

TEST(MissionFailedNegotiations, RedScoresAtTheExchange) {
    for (const auto& [x, points] : {std::pair{29.0, 1}, std::pair{28.0, 0}}) {
        ObjectiveScene scene(quietObjective, "failed-negotiations", 2, 2);
        scene.blueAt(36, 18);
        const UnitId unit = scene.red(stormtroopers(), {{x, 18}});
        scene.lay(Player::blue, ObjectiveKind::poi, "Exchange 1", {36, 18});
        scene.give(Player::blue, "Prisoner 1", unit);
        EXPECT_EQ(scene.played(), (Points{0, points})) << x;
    }
}

TEST(MissionInterceptSignals, RedScoresWhenItSecuresOrByIntel) {
    struct Case {
        geometry::Vec2 tower;
        bool enemy, intel;
        int points;
    };
    for (const Case& one : {Case{{18, 18}, false, false, 1}, Case{{18, 18}, true, false, 0},
                            Case{{18, 18}, true, true, 1}, Case{{36, 6}, true, true, 1},
                            Case{{36, 30}, true, true, 0}, Case{{36, 30}, false, true, 1}}) {
        ObjectiveScene scene("intercept-signals");
        if (one.enemy)
            scene.blueAt(one.tower.x, one.tower.y);
        else
            scene.blueAway();
        const UnitId unit = scene.redAt(one.tower.x, one.tower.y);
        if (one.intel) scene.with(unit).marks["Intel"] = 1;
        EXPECT_EQ(scene.played(), (Points{0, one.points}))
            << one.tower.x << ' ' << one.tower.y << ' ' << one.enemy << one.intel;
    }
}

TEST(MissionInterceptSignals, RedGivesNewIntel) {
    ObjectiveScene scene("intercept-signals", "", 2, 3);
    scene.blueAway();
    const UnitId one = scene.redAt(18, 18);
    scene.start();
    scene.until(Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::red);
    PickSeveral chosen;
    chosen.options = {scene.indexOf(one)};
    scene.chance(chosen, Ask::chooseForEffect);
    EXPECT_TRUE(scene.unit(one).marks.contains("Intel"));
}

TEST(MissionSurfaceScan, RedScoresForUnitsOutsideItsTerritory) {
    struct Case {
        geometry::Vec2 second;
        bool holds;
        int points;
    };
    for (const Case& one : {Case{{44, 18}, true, 1}, Case{{44, 18}, false, 0},
                            Case{{44, 32}, true, 0}, Case{{36, 25.8}, true, 0}}) {
        ObjectiveScene scene("intercept-signals", "surface-scan");
        scene.blueAway();
        scene.blue(rebelTroopers(), {{36, 32.0}});  // nobody secures the tower in red's territory
        const UnitId first = scene.red(stormtroopers(), {{30, 18}});
        const UnitId second = scene.red(stormtroopers(), {one.second});
        scene.give(Player::red, "Scanner 1", first);
        if (one.holds) scene.give(Player::red, "Scanner 2", second);
        scene.start();
        while (!scene.over()) goOn(scene);
        const Record& record = scene.game().record();
        const auto scored = std::count_if(record.begin(), record.end(), [](const Ruling& entry) {
            return entry.verdict == "Surface Scan: for two units outside allied territory" &&
                   entry.player == Player::red;
        });
        EXPECT_EQ(scored, one.points) << one.second.x << ' ' << one.second.y << one.holds;
    }
}

TEST(MissionSurfaceScan, RedScoresOnceForAnEnemyScanner) {
    ObjectiveScene scene(quietObjective, "surface-scan", 1, 2);
    scene.blueAway();
    const UnitId unit = scene.redAt(36, 18);
    scene.lay(Player::blue, ObjectiveKind::asset, "Scanner 1", {36, 18});
    scene.give(Player::red, "Scanner 2", unit);
    EXPECT_EQ(scene.played(), (Points{0, 2}));
}

TEST(MissionDestroyEnemyBase, RedDestroysTheBaseOfBlue) {
    for (const bool own : {false, true}) {
        ObjectiveScene scene(quietObjective, "destroy-enemy-base", 1, 1);
        scene.blueAway();
        const UnitId unit = scene.redAt(36, 18);
        scene.lay(own ? Player::red : Player::blue, ObjectiveKind::poi, "Base 1", {36, 18});
        scene.give(Player::red, "Bomb 1", unit);
        EXPECT_EQ(scene.played(), (Points{0, own ? 0 : 4}));
        EXPECT_EQ(scene.named("Base 1").removed, !own);
        EXPECT_EQ(scene.named("Bomb 1").removed, !own);
    }
}

TEST(MissionOutflank, FlagsAndVanguardScoreForRed) {
    for (const auto& [vanguard, points] : {std::pair{0, 2}, std::pair{1, 2}, std::pair{2, 3}}) {
        ObjectiveScene scene("outflank");
        scene.blueAway();
        const UnitId one = scene.redAt(36, 24);
        const UnitId other = scene.redAt(36, 12);
        if (vanguard > 0) scene.with(one).marks["Vanguard"] = 1;
        if (vanguard > 1) scene.with(other).marks["Vanguard"] = 1;
        EXPECT_EQ(scene.played(), (Points{0, points})) << vanguard;
    }
}

TEST(MissionContactContact, RedUnitsThatContestRerollOneDieMore) {
    for (const auto& [x, most] : {std::pair{37.8, 3}, std::pair{41.6, 2}}) {
        ObjectiveScene scene("contact-contact");
        const UnitId target = scene.blue(rebelTroopers(), column({50, 18}, 4));
        const UnitId unit = scene.red(stormtroopers(), column({x, 18}, 4));
        scene.with(unit).tokens[Token::aim] = 1;
        scene.start();
        scene.rest(target);
        scene.attack(unit, target);
        scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), blank));
        ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
        EXPECT_EQ(scene.question().player, Player::red);
        EXPECT_EQ(scene.question().most, most) << x;
    }
}

}  // namespace
}  // namespace sightline::engine::scene
