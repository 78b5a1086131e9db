// The secondary objective cards Bring Them to Heel and Sweep and Clear.
#include "engine/legion/rules/cards/missions/scoring_boxes.h"
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

void hitWith(ObjectiveScene& scene, UnitId attacker, UnitId defender) {
    scene.attack(attacker, defender);
    scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), Face::hit));
}

TEST(MissionBringThemToHeel, MoreSuppressedEnemiesScore) {
    for (const char* id : {"bring-them-to-heel", "bring-them-to-heel-recon"}) {
        for (const auto& [enemies, own, points] :
             {std::tuple{1, 0, 1}, std::tuple{1, 1, 0}, std::tuple{0, 1, -1}}) {
            ObjectiveScene scene(quietObjective, id);
            const UnitId blue = scene.blueAway();
            const UnitId red = scene.redAway();
            scene.with(red).tokens[Token::suppression] = enemies;
            scene.with(blue).tokens[Token::suppression] = own;
            const Points expected{points > 0 ? 1 : 0, points < 0 ? 1 : 0};
            EXPECT_EQ(scene.played(), expected) << id << enemies << own;
        }
    }
    ObjectiveScene first(quietObjective, "bring-them-to-heel", 1, 1);
    first.blueAway();
    first.with(first.redAway()).tokens[Token::suppression] = 1;
    EXPECT_EQ(first.played(), (Points{0, 0})) << "not in round 1";
}

TEST(MissionBringThemToHeel, APanickedEnemyMarksABox) {
    ObjectiveScene scene(quietObjective, "bring-them-to-heel", 1, 1);
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId enemy = scene.red(stormtroopers(), column({44, 18}, 4));
    scene.redAway();
    scene.with(enemy).tokens[Token::suppression] = 1;
    scene.start();
    hitWith(scene, unit, enemy);
    scene.endActivation();
    EXPECT_EQ(scene.points(), (Points{2, 0})) << "in round 1, too";
}

TEST(MissionBringThemToHeel, EveryEnemyWithSuppressionMarksABox) {
    for (const bool other : {false, true}) {
        ObjectiveScene scene(quietObjective, "bring-them-to-heel", 1, 1);
        const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
        const UnitId enemy = scene.red(stormtroopers(), column({44, 18}, 4));
        scene.red(atRt(), {{70, 34}});
        if (other) scene.red(stormtroopers(), {{66, 34}});
        scene.start();
        hitWith(scene, unit, enemy);
        scene.endActivation();
        EXPECT_EQ(scene.points(), (Points{other ? 0 : 2, 0})) << "a vehicle takes no suppression";
    }
}

TEST(MissionBringThemToHeel, OneBoxInARound) {
    ObjectiveScene scene(quietObjective, "bring-them-to-heel", 1, 1);
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId other = scene.blue(rebelTroopers(), {{36, 21}});
    const UnitId enemy = scene.red(stormtroopers(), column({44, 18}, 4));
    const UnitId walker = scene.red(atRt(), {{70, 34}});
    scene.with(enemy).tokens[Token::suppression] = 1;
    scene.start();
    hitWith(scene, unit, enemy);
    while (!scene.asks(Ask::chooseForEffect)) goOn(scene);
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.chance(Pick{0}, Ask::chooseForEffect);
    scene.until(Ask::chooseUnitToActivate);
    EXPECT_EQ(scene.points(), (Points{2, 0}));
    scene.rest(walker);
    hitWith(scene, other, enemy);
    scene.endActivation();
    EXPECT_EQ(scene.points(), (Points{2, 0})) << "the other box waits for another round";
}

TEST(MissionSweepAndClear, TheTerritoryOfTheAttackerDecides) {
    struct Case {
        geometry::Vec2 at;
        std::size_t boxes;
        int points;
    };
    for (const Case& one : {Case{{36, 18}, 2, 1}, Case{{36, 31}, 2, 2}, Case{{36, 4}, 2, 1}}) {
        ObjectiveScene scene(quietObjective, "sweep-and-clear", 1, 1);
        const UnitId unit = scene.blue(rebelTroopers(), {one.at});
        const UnitId enemy = scene.red(stormtroopers(), {{one.at.x + 8, one.at.y}});
        scene.redAway();
        scene.start();
        scene.defeat(unit, enemy);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << one.at.y;
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.optionCount(), one.boxes);
        scene.chance(Pick{0}, Ask::chooseForEffect);
        EXPECT_EQ(scene.points(), (Points{one.points, 0})) << one.at.y;
    }
}

TEST(MissionSweepAndClear, OneBoxInARound) {
    ObjectiveScene scene(quietObjective, "sweep-and-clear", 1, 2);
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId other = scene.blue(rebelTroopers(), {{36, 21}});
    const UnitId enemy = scene.red(stormtroopers(), {{44, 18}});
    const UnitId second = scene.red(stormtroopers(), {{44, 21}});
    const UnitId third = scene.red(stormtroopers(), {{44, 24}});
    const UnitId last = scene.redAway();
    scene.start();
    scene.defeat(unit, enemy);
    scene.chance(Pick{0}, Ask::chooseForEffect);
    scene.until(Ask::chooseUnitToActivate);
    scene.rest(last);
    scene.defeat(other, second);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.points(), (Points{1, 0}));
    while (scene.view().round == 1) goOn(scene);
    scene.until(Ask::chooseUnitToActivate);
    scene.defeat(unit, third);
    EXPECT_EQ(scene.points(), (Points{2, 0})) << "only the box for any territory is left";
}

TEST(MissionSweepAndClear, RedMarksItsOwnBoxes) {
    ObjectiveScene scene(quietObjective, "sweep-and-clear", 1, 1);
    const UnitId idle = scene.blueAway();
    const UnitId victim = scene.blue(rebelTroopers(), {{36, 24}});
    const UnitId red = scene.red(stormtroopers(), {{36, 32}});
    scene.start();
    scene.rest(idle);
    scene.defeat(red, victim);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::red);
    scene.chance(Pick{0}, Ask::chooseForEffect);
    EXPECT_EQ(scene.points(), (Points{0, 1})) << "an attack from allied territory";
    const auto boxes = markedBoxes(*scene.scenario.mission->secondary, scene.game().record());
    ASSERT_EQ(boxes.size(), 4U);
    for (const MarkedBox& one : boxes) {
        EXPECT_FALSE(one.marked[0]) << one.box.line;
        EXPECT_EQ(one.marked[1], one.box.line == 1) << one.box.line;
    }
}

TEST(MissionBringThemToHeel, TheBoxesOfTheRecordAreMarked) {
    for (const char* id : {"bring-them-to-heel", "bring-them-to-heel-recon"}) {
        ObjectiveScene scene(quietObjective, id, 1, 1);
        const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
        const UnitId enemy = scene.red(stormtroopers(), column({44, 18}, 4));
        scene.redAway();
        scene.with(enemy).tokens[Token::suppression] = 1;
        scene.start();
        const BattleCard& card = *scene.scenario.mission->secondary;
        const auto isMarked = [&](std::size_t box) {
            return markedBoxes(card, scene.game().record()).at(box).marked[0];
        };
        EXPECT_FALSE(isMarked(0)) << id;
        hitWith(scene, unit, enemy);
        scene.endActivation();
        EXPECT_TRUE(isMarked(0)) << id << ": an enemy unit is Panicked";
        EXPECT_FALSE(isMarked(1)) << id;
    }
}

TEST(MissionSweepAndClear, CardsWithoutBoxesHaveNone) {
    ObjectiveScene scene(quietObjective, "supply-run");
    EXPECT_TRUE(markedBoxes(*scene.scenario.mission->secondary, {}).empty());
    BattleCard byHand = battleCard("sweep-and-clear");
    byHand.program = nullptr;
    EXPECT_TRUE(markedBoxes(byHand, {}).empty()) << "a game of an older version";
}

}  // namespace
}  // namespace sightline::engine::scene
