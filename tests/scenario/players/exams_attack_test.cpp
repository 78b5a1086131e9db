// Exams of the computer player "sharp": set positions of fights whose best answer is known.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/players/judged_answers.h"

namespace sightline::engine::scene {
namespace {

/// Stormtroopers at `apart` inches from rebels in the open. No mission gives points.
struct Duel : AttackScene {
    UnitId storm, rebels;
    explicit Duel(double apart)
        : storm(blue(stormtroopers(), column({10.0, 14.0}, 4))),
          rebels(red(rebelTroopers(), column({10.0 + apart, 14.0}, 4))) {}
    void begin() {
        start();
        activate(storm);
        while (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
    }
};

/// Stormtroopers and two units of rebels at the same distance.
struct TwoTargets : AttackScene {
    UnitId storm = blue(stormtroopers(), column({30.0, 14.0}, 4));
    UnitId left = red(rebelTroopers(), column({18.0, 14.0}, 4));
    UnitId right = red(rebelTroopers(), column({42.0, 14.0}, 4));
    void upToDefender() {
        start();
        activate(storm);
        while (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
        action(Action::attack);
        ASSERT_TRUE(asks(Ask::declareDefender));
    }
};

TEST(Exams, SpendsTheFirstActionOnAnAimWhereNobodyAnswers) {
    Duel scene(12.0);
    scene.with(scene.rebels).activated = true;
    scene.begin();
    EXPECT_EQ(judgedPick(scene), Option{Action::aim});
    scene.action(Action::aim);
    EXPECT_EQ(judgedPick(scene), Option{Action::attack});
}

TEST(Exams, MovesIntoRangeAndAttacks) {
    Duel scene(23.0);
    scene.with(scene.rebels).activated = true;
    scene.begin();
    ASSERT_FALSE(scene.offers(Action::attack));
    EXPECT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    judgedMove(scene, scene.storm);
    scene.follow();
    EXPECT_EQ(judgedPick(scene), Option{Action::attack});
}

TEST(Exams, GoesTowardsTheEnemyWhereNobodyIsInReach) {
    Duel scene(50.0);
    scene.begin();
    EXPECT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    EXPECT_GT(judgedMove(scene, scene.storm).x, 13.0);
}

TEST(Exams, FinishesTheWoundedUnit) {
    for (const bool isLeft : {true, false}) {
        TwoTargets scene;
        const UnitId wounded = isLeft ? scene.left : scene.right;
        scene.with(wounded).minis.resize(1);
        scene.upToDefender();
        EXPECT_EQ(judgedPick(scene), Option{wounded});
    }
}

TEST(Exams, AttacksTheUnitThatHasNotActivated) {
    for (const bool isLeft : {true, false}) {
        TwoTargets scene;
        scene.with(isLeft ? scene.left : scene.right).activated = true;
        scene.upToDefender();
        EXPECT_EQ(judgedPick(scene), Option{isLeft ? scene.right : scene.left});
    }
}

TEST(Exams, AttacksTheUnitWithoutCover) {
    for (const bool isLeft : {true, false}) {
        TwoTargets scene;
        const double wall = isLeft ? 19.5 : 40.5;
        scene.terrain(box("wall", {wall, 16.0}, {0.5, 8.0, 1.0}, barricade()));
        scene.upToDefender();
        EXPECT_EQ(judgedPick(scene), Option{isLeft ? scene.right : scene.left});
    }
}

TEST(Exams, AttacksTroopersAndNotArmor) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({30.0, 14.0}, 4));
    UnitCard walker = bearing(atRt(), Keyword::armor);
    scene.red(walker, {{18.0, 14.0}});
    const UnitId rebels = scene.red(rebelTroopers(), column({42.0, 14.0}, 4));
    scene.start();
    scene.activate(storm);
    scene.action(Action::attack);
    EXPECT_EQ(judgedPick(scene), Option{rebels});
}

TEST(Exams, AttacksTheUnitThatATokenSuppresses) {
    for (const bool isLeft : {true, false}) {
        TwoTargets scene;
        const UnitId shaken = isLeft ? scene.left : scene.right;
        scene.with(scene.left).card.courage = 2;
        scene.with(scene.right).card.courage = 2;
        scene.with(shaken).tokens[Token::suppression] = 1;
        scene.upToDefender();
        EXPECT_EQ(judgedPick(scene), Option{shaken});
    }
}

TEST(Exams, DodgesAfterItsAttackWhereEnemiesAnswer) {
    Duel scene(12.0);
    scene.red(rebelTroopers(), column({22.0, 4.0}, 4));
    scene.begin();
    scene.action(Action::attack);
    scene.defend(scene.rebels);
    scene.weapons();
    while (scene.asks(Ask::declareAdditionalDefender)) scene.nobodyElse();
    scene.dice({blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    const Option chosen = judgedPick(scene);
    EXPECT_TRUE(chosen == Option{Action::dodge} || chosen == Option{Action::move});
    EXPECT_NE(chosen, Option{Action::finish});
}

TEST(Exams, ChargesWithAMeleeUnit) {
    AttackScene scene;
    const UnitId wookiee = scene.blue(wookiees(), column({10.0, 14.0}, 1));
    const UnitId storm = scene.red(stormtroopers(), column({15.0, 14.0}, 4));
    scene.start();
    scene.activate(wookiee);
    EXPECT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    judgedMove(scene, wookiee);
    EXPECT_TRUE(scene.view().unit(storm).inMelee);
}

TEST(Exams, AttacksInMelee) {
    AttackScene scene;
    const UnitId wookiee = scene.blue(wookiees(), {{10.0, 14.0}});
    scene.red(stormtroopers(), {{10.0 + smallBase, 14.0}, {12.5, 15.0}, {12.5, 13.0}});
    scene.start();
    scene.activate(wookiee);
    ASSERT_TRUE(scene.offers(Action::attack));
    const Option first = judgedPick(scene);
    EXPECT_TRUE(first == Option{Action::attack} || first == Option{Action::aim});
}

TEST(Exams, StandsByWhereAnEnemyMustComeClose) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    scene.red(wookiees(), column({23.5, 14.0}, 1));
    scene.with(storm).card.weapons.front().maximumRange = 2;
    scene.scenario.lastRound = 1;
    scene.start();
    scene.activate(storm);
    scene.action(Action::aim);
    ASSERT_TRUE(scene.offers(Action::standby));
    EXPECT_EQ(judgedPick(scene), Option{Action::standby});
}

TEST(Exams, RecoversWhereSuppressionNearlyPanics) {
    Duel scene(50.0);
    scene.with(scene.storm).card.courage = 1;
    scene.with(scene.storm).tokens[Token::suppression] = 1;
    scene.begin();
    ASSERT_TRUE(scene.offers(Action::recover));
    EXPECT_EQ(judgedPick(scene), Option{Action::recover});
}

}  // namespace
}  // namespace sightline::engine::scene
