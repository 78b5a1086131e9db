// The computer player "sharp" and melee: shots at and of engaged units, enemies that a unit holds,
// withdrawals, and the last wound of a strong unit.
#include <algorithm>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/exposure.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/asking/ask.h"
#include "geometry/range/range.h"
#include "scenario/mission_scene.h"
#include "scenario/players/judged_answers.h"

namespace sightline::engine::scene {
namespace {

constexpr double contactGap = 0.5;  // inches between bases that are not in contact

/// The leader of the unit at another place.
geometry::Mini leaderAt(const View& view, UnitId unit, geometry::Vec2 at) {
    geometry::Mini leader = view.mini(view.unit(unit).minis.front()).mini;
    leader.position.x = at.x;
    leader.position.y = at.y;
    return leader;
}

/// The worth, in points, of the wounds that "sharp" expects at this place of the unit's leader.
double expectedLoss(const View& view, UnitId unit, geometry::Vec2 at) {
    AttackModel model(view, true);
    const Threats threats = threatsTo(model, view.unit(unit).player, sharpSkill);
    return Exposure(model, unit, sharpSkill, threats).received(leaderAt(view, unit, at), 0).wounds;
}

TEST(JudgedMelee, AnEngagedUnitMakesAndSuffersNoRangedAttacks) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
    const UnitId squad = scene.blue(stormtroopers(), {{20.0, 30.0}});
    scene.red(rebelTroopers(), {{30.0, 14.0}});
    const UnitId far = scene.red(rebelTroopers(), {{38.0, 20.0}});
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    for (const bool touches : {false, true}) {
        const double x = 30.0 - smallBase - (touches ? 0.0 : contactGap);
        const Stands charged = model.standing(vader, leaderAt(now, vader, {x, 14.0}));
        EXPECT_EQ(charged.engaged, touches);
        EXPECT_EQ(model.shot(model.attacking(far), charged).defender.none(), touches);
        const Stands squadThere = model.standing(squad, leaderAt(now, squad, {x, 14.0}));
        EXPECT_EQ(model.shot(squadThere, model.defending(far)).defender.none(), touches);
    }
}

TEST(JudgedMelee, AVehicleIsNotEngaged) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
    const UnitId walker = scene.red(atRt(), {{30.0, 14.0}});
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    const double apart =
        smallBase / 2.0 + now.mini(now.unit(walker).minis.front()).mini.base.width / 2.0;
    const geometry::Mini leader = leaderAt(now, vader, {30.0 - apart, 14.0});
    ASSERT_TRUE(geometry::inBaseContact(leader, now.mini(now.unit(walker).minis.front()).mini));
    EXPECT_FALSE(model.standing(vader, leader).engaged);
}

TEST(JudgedMelee, AUnitThatIsEngagedNowIsFreeElsewhere) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
    const UnitId near = scene.red(rebelTroopers(), {{20.0 + smallBase, 14.0}});
    const UnitId far = scene.red(rebelTroopers(), {{30.0, 20.0}});
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    EXPECT_TRUE(model.isEngaged(vader));
    EXPECT_TRUE(model.isEngaged(near));
    EXPECT_FALSE(model.isEngaged(near, vader)) << "nobody else engages it";
    EXPECT_FALSE(model.isEngaged(far));
    EXPECT_TRUE(model.shot(model.attacking(far), model.defending(vader)).defender.none());
    const Stands free = model.standing(vader, leaderAt(now, vader, {17.0, 14.0}));
    EXPECT_FALSE(model.shot(model.attacking(far), free).defender.none());
}

TEST(JudgedMelee, AUnitIsEngagedThroughAnyOfItsMiniatures) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), {{20.0, 14.0}, {22.0, 14.0}});
    const UnitId rebels = scene.red(rebelTroopers(), {{22.0 + smallBase, 14.0}});
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    EXPECT_TRUE(model.attacking(storm).engaged);
    const Stands here = model.standing(storm, leaderAt(now, storm, {20.0, 14.0}));
    EXPECT_TRUE(model.engages(here, rebels));
    EXPECT_FALSE(model.standing(storm, leaderAt(now, storm, {19.0, 14.0})).engaged);
}

// No enemy makes a ranged attack on an engaged unit.
TEST(JudgedMelee, ContactIsSaferThanAPlaceBesideTheEnemy) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
    scene.red(rebelTroopers(), {{30.0, 14.0}});
    for (const double y : {8.0, 14.0, 20.0}) scene.red(rebelTroopers(), column({38.0, y}, 4));
    scene.start();
    const View now = scene.view();
    EXPECT_LT(expectedLoss(now, vader, {30.0 - smallBase, 14.0}),
              0.5 * expectedLoss(now, vader, {30.0 - smallBase - contactGap, 14.0}));
}

TEST(JudgedMelee, AHeldEnemySparesTheOtherUnits) {
    double loss[2] = {};
    for (const bool friends : {false, true}) {
        AttackScene scene;
        const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
        scene.red(rebelTroopers(), column({30.0, 14.0}, 4));
        // The other unit is in range and sight of the rebels, or far away.
        scene.blue(stormtroopers(), column({friends ? 42.0 : 70.0, 14.0}, 4));
        scene.start();
        loss[friends] = expectedLoss(scene.view(), vader, {30.0 - smallBase, 14.0});
    }
    EXPECT_LT(loss[true], loss[false]);
}

TEST(JudgedMelee, TheLastWoundCostsAllPointsUnlessAMissionDecides) {
    for (const bool mission : {false, true}) {
        MissionScene scene;
        const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
        for (const double y : {8.0, 14.0, 20.0}) scene.red(rebelTroopers(), column({30.0, y}, 4));
        scene.with(vader).wounds = {darthVader().wounds - 1};
        if (mission) scene.mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
        scene.scenario.lastRound = 1;
        scene.start();
        const double wound = static_cast<double>(darthVader().points) / darthVader().wounds;
        const double loss = expectedLoss(scene.view(), vader, {20.0, 14.0});
        if (mission)
            EXPECT_LE(loss, 1.2 * wound + 1e-9);
        else
            EXPECT_GT(loss, 2.0 * wound);
    }
}

/// One rebel in melee with Darth Vader, who has not activated.
struct HopelessMelee : AttackScene {
    UnitId rebel = blue(rebelTroopers(), {{20.0, 14.0}});
    UnitId vader = red(darthVader(), {{20.0 + smallBase, 14.0}});
    HopelessMelee() {
        with(rebel).minis.resize(1);
        start();
        activate(rebel);
    }
};

TEST(JudgedMelee, WithdrawsFromAHopelessMelee) {
    HopelessMelee scene;
    ASSERT_TRUE(scene.view().unit(scene.rebel).inMelee);
    ASSERT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    EXPECT_LT(judgedMove(scene, scene.rebel).x, 19.5);
    EXPECT_FALSE(scene.view().unit(scene.rebel).inMelee);
    ASSERT_FALSE(scene.offers(Action::attack)) << "it has withdrawn";
    EXPECT_EQ(judgedPick(scene), Option{Action::move});
}

TEST(JudgedMelee, PlansNoAttackAfterAWithdrawal) {
    HopelessMelee scene;
    const Judgement judgement = judgementOf(scene.game(), sharpSkill);
    int withdrawals = 0;
    for (const JudgedChoice& one : judgement.choices) {
        if (!one.does(Action::move)) continue;
        ++withdrawals;
        EXPECT_FALSE(one.does(Action::attack));
        EXPECT_FALSE(one.does(Action::standby));
    }
    EXPECT_GT(withdrawals, 0);
}

// An enemy vehicle in base contact does not hold a trooper.
TEST(JudgedMelee, AMoveAwayFromAVehicleIsNoWithdrawal) {
    AttackScene scene;
    const UnitId rebel = scene.blue(rebelTroopers(), {{20.0, 14.0}});
    const double walkerBase = scene.scenario.dimensions.bases.at(atRt().base).width;
    scene.red(atRt(), {{20.0 + (smallBase + walkerBase) / 2.0, 14.0}});
    scene.start();
    scene.activate(rebel);
    ASSERT_TRUE(scene.view().unit(rebel).inMelee);
    const Judgement judgement = judgementOf(scene.game(), sharpSkill);
    EXPECT_TRUE(
        std::any_of(judgement.choices.begin(), judgement.choices.end(), [](const auto& one) {
            return one.actions.size() == 2 && one.actions.front() == Action::move &&
                   one.actions.back() == Action::attack;
        }));
}

// Disengage lets an engaged unit move as if it were not engaged.
TEST(JudgedMelee, AUnitWithDisengageMovesFreely) {
    for (const bool disengages : {false, true}) {
        AttackScene scene;
        UnitCard card = rebelTroopers();
        if (disengages) card.keywords.push_back(word(Keyword::disengage));
        const UnitId rebel = scene.blue(card, {{20.0, 14.0}});
        scene.red(darthVader(), {{20.0 + smallBase, 14.0}});
        scene.start();
        scene.activate(rebel);
        double farthest = 0.0;
        for (const JudgedChoice& one : judgementOf(scene.game(), sharpSkill).choices) {
            if (one.at && one.actions.size() == 1)
                farthest = std::max(farthest, glm::distance(*one.at, geometry::Vec2{20.0, 14.0}));
        }
        EXPECT_EQ(farthest > 4.5, disengages) << farthest << " in with the tool of speed 1 or 2";
    }
}

// A wound of a strong unit counts while many attacks of the same kind may follow.
TEST(JudgedMelee, AWoundOfAStrongUnitIsWorthMuchInTheFirstRound) {
    AttackScene scene;
    scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId luke = scene.red(lukeSkywalker(), {{20.0, 14.0}});
    scene.start();
    View now = scene.view();
    now.lastRound = now.round + 4;
    AttackPreview preview;
    preview.chances = {0.7, 0.3};
    EXPECT_GT(worthForResult(now, now.unit(luke), preview),
              0.6 * worthOfWounds(now, now.unit(luke), preview));
    now.lastRound = now.round;
    EXPECT_LT(worthForResult(now, now.unit(luke), preview),
              0.1 * worthOfWounds(now, now.unit(luke), preview));
}

TEST(JudgedMelee, StaysInAMeleeThatItWins) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{20.0, 14.0}});
    scene.red(rebelTroopers(), {{20.0 + smallBase, 14.0}});
    scene.start();
    scene.activate(vader);
    const Option first = judgedPick(scene);
    EXPECT_TRUE(first == Option{Action::attack} || first == Option{Action::aim});
}

}  // namespace
}  // namespace sightline::engine::scene
