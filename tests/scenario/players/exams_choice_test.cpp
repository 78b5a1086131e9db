// Exams of the computer player "sharp": set positions with a choice between two tokens, two places
// or two units, one of which is clearly better.
#include <cmath>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"
#include "scenario/players/judged_answers.h"

namespace sightline::engine::scene {
namespace {

double apart(geometry::Vec2 one, geometry::Vec2 other) {
    return std::hypot(one.x - other.x, one.y - other.y);
}

/// Activates the unit. Rolls for its suppression show blanks.
void activateCalmly(AttackScene& scene, UnitId unit) {
    scene.start();
    scene.activate(unit);
    while (scene.asks(Ask::rollDice))
        scene.dice(std::vector<Face>(scene.question().dice.size(), blank));
}

/// Two POIs at the same distance from a squad. The table is symmetric but for the test's units.
struct TwoPois : MissionScene {
    UnitId storm = blue(stormtroopers(), {{36.0, 18.0}});
    TwoPois() {
        mission({poi(25, 18), poi(47, 18)}, {{Scores::securedPoi, 1, 99}});
        scenario.lastRound = 5;
    }
    /// The x coordinate at which the first Move of the squad ends.
    double firstMove() {
        activateCalmly(*this, storm);
        EXPECT_EQ(judgedPick(*this), Option{Action::move});
        action(Action::move);
        return judgedMove(*this, storm).x;
    }
};

TEST(Exams, GoesToTheNearerObjective) {
    for (const double side : {-1.0, 1.0}) {
        MissionScene scene;
        const UnitId storm = scene.blue(stormtroopers(), {{36.0 + side * 4.0, 18.0}});
        scene.red(rebelTroopers(), {{36.0 - side * 30.0, 35.0}});
        scene.mission({poi(23, 18), poi(49, 18)}, {{Scores::securedPoi, 1, 99}});
        scene.scenario.lastRound = 5;
        activateCalmly(scene, storm);
        ASSERT_EQ(judgedPick(scene), Option{Action::move});
        scene.action(Action::move);
        EXPECT_GT((judgedMove(scene, storm).x - 36.0) * side, 4.0);
    }
}

TEST(Exams, GoesToTheObjectiveThatNoEnemyHolds) {
    for (const double side : {-1.0, 1.0}) {
        TwoPois scene;
        scene.red(darthVader(), {{36.0 + side * 11.0, 20.0}});
        scene.red(wookiees(), column({36.0 + side * 13.0, 16.0}, 3));
        EXPECT_LT((scene.firstMove() - 36.0) * side, 0.0);
    }
}

TEST(Exams, GoesToTheObjectiveThatNoFriendHolds) {
    for (const double side : {-1.0, 1.0}) {
        TwoPois scene;
        scene.blue(stormtroopers(), column({36.0 + side * 11.0, 19.8}, 4));
        scene.red(rebelTroopers(), {{36.0, 1.0}});
        EXPECT_LT((scene.firstMove() - 36.0) * side, 0.0);
    }
}

TEST(Exams, ShootsTheRivalAtTheObjectiveInTheLastRound) {
    for (const double side : {-1.0, 1.0}) {
        MissionScene scene;
        const UnitId storm = scene.blue(stormtroopers(), column({36.0, 4.0}, 4));
        scene.mission({poi(36.0 + side * 12.0, 18)}, {{Scores::securedPoi, 1, 99}});
        const UnitId rival = scene.red(rebelTroopers(), {{36.0 + side * 12.0, 16.0}});
        const UnitId other = scene.red(rebelTroopers(), {{36.0 - side * 12.0, 16.0}});
        for (const UnitId unit : {rival, other}) scene.with(unit).activated = true;
        activateCalmly(scene, storm);
        while (scene.asks(Ask::chooseAction) && judgedPick(scene) == Option{Action::aim})
            scene.action(Action::aim);
        ASSERT_EQ(judgedPick(scene), Option{Action::attack});
        scene.action(Action::attack);
        EXPECT_EQ(judgedPick(scene), Option{rival});
    }
}

TEST(Exams, DoesNotLeaveItsObjectiveForAnEmptyCorner) {
    MissionScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({36.0, 16.2}, 4, -1.5));
    scene.red(rebelTroopers(), {{5.0, 34.0}});
    scene.mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
    scene.scenario.lastRound = 3;
    activateCalmly(scene, storm);
    for (int actions = 0; scene.asks(Ask::chooseAction) && actions < 3; ++actions) {
        const Option chosen = judgedPick(scene);
        const Action action = std::get<Action>(chosen);
        scene.action(action);
        if (!scene.asks(Ask::moveUnit)) continue;
        EXPECT_LT(apart(judgedMove(scene, storm), {36.0, 18.0}), 4.0);
        if (scene.asks(Ask::placeUnit)) scene.follow();
    }
}

/// Rebels with a stormtrooper squad in front of them, in the open.
struct Volley : AttackScene {
    UnitId storm = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId rebels = red(rebelTroopers(), column({20.0, 14.0}, 4));
    void roll(std::vector<Face> faces) {
        start();
        attack(storm, rebels);
        dice(std::move(faces));
    }
};

TEST(Exams, RerollsTheBlanksWithAnAimToken) {
    Volley scene;
    scene.with(scene.storm).tokens[Token::aim] = 1;
    scene.roll({hit, blank, crit, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    EXPECT_EQ(std::get<PickSeveral>(judgedIn(scene)).options, (std::vector<int>{1, 3}));
}

TEST(Exams, KeepsTheAimTokenWhereEveryDieHits) {
    Volley scene;
    scene.with(scene.storm).tokens[Token::aim] = 1;
    scene.roll({hit, crit, crit, hit});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    EXPECT_TRUE(std::get<PickSeveral>(judgedIn(scene)).options.empty());
}

TEST(Exams, SpendsOneDodgeTokenOnOneHit) {
    Volley scene;
    scene.with(scene.rebels).tokens[Token::dodge] = 2;
    scene.roll({hit, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::spendDodge));
    EXPECT_EQ(std::get<Count>(judgedIn(scene)).count, 1);
}

TEST(Exams, SpendsNoDodgeTokenOnCriticalHits) {
    Volley scene;
    scene.with(scene.rebels).tokens[Token::dodge] = 2;
    scene.roll({crit, crit, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::spendDodge));
    EXPECT_EQ(std::get<Count>(judgedIn(scene)).count, 0);
}

TEST(Exams, FiresEveryWeapon) {
    Volley scene;
    scene.start();
    scene.activate(scene.storm);
    scene.action(Action::attack);
    scene.defend(scene.rebels);
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    EXPECT_EQ(std::get<PickSeveral>(judgedIn(scene)).options.size(), 4U);
}

TEST(Exams, SpendsStandbyOnTheEnemyThatComesIntoTheOpen) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId rebels = scene.red(rebelTroopers(), {{24.0, 14.0}});
    scene.with(storm).tokens[Token::standby] = 1;
    scene.with(storm).activated = true;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(rebels);
    scene.action(Action::move);
    scene.move(straight(2, 180.0, 4.0));
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    EXPECT_EQ(judgedPick(scene), Option{storm});
}

TEST(Exams, ComesCloserForAWeaponOfShortRange) {
    AttackScene scene;
    UnitCard card = stormtroopers();
    card.weapons.push_back(ranged("Flamer", 1, 1, Die::redAttack, 4));
    const UnitId storm = scene.blue(card, {{10.0, 14.0}});
    const UnitId rebels = scene.red(rebelTroopers(), column({19.0, 14.0}, 4));
    scene.with(rebels).activated = true;
    activateCalmly(scene, storm);
    ASSERT_TRUE(scene.offers(Action::attack));
    ASSERT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    EXPECT_GT(judgedMove(scene, storm).x, 12.0);
    EXPECT_EQ(judgedPick(scene), Option{Action::attack});
}

TEST(Exams, DoesNotComeCloserToAMeleeUnit) {
    Volley scene;
    scene.with(scene.rebels).card = wookiees();
    scene.with(scene.rebels).minis.resize(1);
    scene.start();
    scene.activate(scene.storm);
    bool attacks = false;
    for (int actions = 0; scene.asks(Ask::chooseAction) && actions < 2 && !attacks; ++actions) {
        const Action chosen = std::get<Action>(judgedPick(scene));
        ASSERT_NE(chosen, Action::finish);
        scene.action(chosen);
        attacks = chosen == Action::attack;
        if (!scene.asks(Ask::moveUnit)) continue;
        EXPECT_LT(judgedMove(scene, scene.storm).x, 10.5);
        if (scene.asks(Ask::placeUnit)) scene.follow();
    }
    EXPECT_TRUE(attacks);
}

TEST(Exams, RemovesSuppressionBeforeItPanics) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    scene.red(rebelTroopers(), column({60.0, 14.0}, 4));
    scene.with(storm).card.courage = 2;
    scene.with(storm).tokens[Token::suppression] = 3;
    activateCalmly(scene, storm);
    ASSERT_TRUE(scene.offers(Action::recover));
    EXPECT_EQ(judgedPick(scene), Option{Action::recover});
}

TEST(Exams, ActivatesTheUnitThatFinishesAnEnemy) {
    AttackScene scene;
    const UnitId idle = scene.blue(stormtroopers(), column({60.0, 33.0}, 1));
    const UnitId shooter = scene.blue(stormtroopers(), column({20.0, 14.0}, 4));
    const UnitId wounded = scene.red(rebelTroopers(), {{32.0, 14.0}});
    scene.red(rebelTroopers(), column({4.0, 34.0}, 1));
    scene.with(wounded).minis.resize(1);
    scene.start();
    ASSERT_TRUE(scene.offers(idle));
    EXPECT_EQ(judgedPick(scene), Option{shooter});
}

TEST(Exams, AttacksTheCommanderThatItCanDefeat) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({30.0, 14.0}, 4));
    const UnitId luke = scene.red(lukeSkywalker(), {{42.0, 14.0}});
    scene.red(rebelTroopers(), column({18.0, 14.0}, 4));
    scene.with(luke).wounds = {lukeSkywalker().wounds - 1};
    scene.with(luke).card.defenseDie = Die::whiteDefense;
    activateCalmly(scene, storm);
    scene.action(Action::attack);
    EXPECT_EQ(judgedPick(scene), Option{luke});
}

}  // namespace
}  // namespace sightline::engine::scene
