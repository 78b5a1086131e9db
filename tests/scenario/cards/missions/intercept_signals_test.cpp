// The objective card Intercept Signals.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

bool hasIntel(const AttackScene& scene, int unit) {
    return scene.unit(UnitId{unit}).marks.contains("Intel");
}

TEST(MissionInterceptSignals, TheOpponentChoosesAmongTheNamedUnits) {
    for (const char* id : {"intercept-signals", "intercept-signals-recon"}) {
        ObjectiveSetup scene(id);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << id;
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.question().least, 3);
        EXPECT_EQ(scene.question().most, 3);
        scene.pickUnits({0, 1, 2});
        EXPECT_EQ(scene.question().player, Player::red);
        scene.pickUnits({5, 6, 7});
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.optionCount(), 3U) << "only the units that red named";
        scene.pickUnits({5, 6});
        scene.pickUnits({0, 2});
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
        for (int unit : {0, 2, 5, 6}) EXPECT_TRUE(hasIntel(scene, unit)) << unit;
        for (int unit : {1, 3, 4, 7}) EXPECT_FALSE(hasIntel(scene, unit)) << unit;
    }
}

TEST(MissionInterceptSignals, ATowerScoresWhenSecuredOrByIntel) {
    struct Case {
        geometry::Vec2 tower;
        bool enemy, intel;
        int points;
    };
    for (const Case& one : {Case{{18, 18}, false, false, 1}, Case{{18, 18}, true, false, 0},
                            Case{{18, 18}, true, true, 1}, Case{{36, 30}, true, true, 1},
                            Case{{36, 6}, true, true, 0}, Case{{36, 6}, false, true, 1}}) {
        ObjectiveScene scene("intercept-signals");
        const UnitId unit = scene.blueAt(one.tower.x, one.tower.y);
        if (one.intel) scene.with(unit).marks["Intel"] = 1;
        if (one.enemy)
            scene.redAt(one.tower.x, one.tower.y);
        else
            scene.redAway();
        EXPECT_EQ(scene.played(), (Points{one.points, 0}))
            << one.tower.x << ' ' << one.tower.y << ' ' << one.enemy << one.intel;
    }
}

TEST(MissionInterceptSignals, NewIntelAtASecuredTower) {
    ObjectiveScene scene("intercept-signals", "", 2, 3);
    const UnitId one = scene.blueAt(18, 18);
    const UnitId other = scene.blue(rebelTroopers(), {{18.0, 20.0}});
    const UnitId third = scene.blue(rebelTroopers(), {{18.0, 16.0}});
    scene.with(third).marks["Intel"] = 1;
    scene.redAway();
    scene.start();
    scene.until(Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().least, 0) << "the player may decline";
    EXPECT_EQ(scene.question().most, 1) << "at most 2 units have Intel";
    EXPECT_EQ(scene.optionCount(), 2U);
    PickSeveral chosen;
    chosen.options = {scene.indexOf(other)};
    scene.chance(chosen, Ask::chooseForEffect);
    EXPECT_TRUE(hasIntel(scene, other.value));
    EXPECT_FALSE(hasIntel(scene, one.value));
    scene.until(Ask::chooseForEffect);
    EXPECT_TRUE(scene.over()) << "2 units have Intel";
}

}  // namespace
}  // namespace sightline::engine::scene
