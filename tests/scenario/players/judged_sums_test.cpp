// The sums by which the computer players of the levels judge: attacks, expected losses, objectives.
#include <algorithm>
#include <cmath>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/exposure.h"
#include "engine/legion/advice/players/plans.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"
#include "scenario/players/judged_answers.h"

namespace sightline::engine::scene {
namespace {

/// Stormtroopers at `apart` inches from rebels in the open.
struct Meeting : AttackScene {
    UnitId storm, rebels;
    explicit Meeting(double apart)
        : storm(blue(stormtroopers(), column({10.0, 14.0}, 4))),
          rebels(red(rebelTroopers(), column({10.0 + apart, 14.0}, 4))) {}

    Received received(const Skill& skill, int dodges = 0) const {
        const View now = view();
        AttackModel model(now);
        const Threats threats(model, Player::blue);
        const Exposure exposure(model, storm, skill, threats);
        return exposure.received(now.mini(mini(storm, 0)).mini, dodges);
    }
};

TEST(JudgedSums, AnAttackFromTheModelIsTheExactOneInTheOpen) {
    for (const double apart : {4.0, 9.0, 16.0}) {
        Meeting scene(apart);
        scene.start();
        const View now = scene.view();
        AttackModel model(now);
        const Shot exact = shotAt(now, scene.storm, scene.rebels);
        const Shot judged = model.shot(model.attacking(scene.storm), model.defending(scene.rebels));
        EXPECT_GT(exact.wounds, 0.0);
        EXPECT_NEAR(judged.wounds, exact.wounds, 1e-9) << apart;
        EXPECT_NEAR(judged.suppression, exact.suppression, 1e-9);
        const AttackPreview preview = previewAttack(now, scene.storm, scene.rebels, false);
        EXPECT_NEAR(exact.wounds, worthOfWounds(now, now.unit(scene.rebels), preview), 1e-12);
    }
}

TEST(JudgedSums, AnAimRaisesAndADodgeLowersTheWorthOfAnAttack) {
    Meeting scene(9.0);
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    const Stands plain = model.attacking(scene.storm), target = model.defending(scene.rebels);
    Stands aims = plain, dodges = target;
    aims.tokens = 1;
    dodges.tokens = 1;
    EXPECT_GT(model.shot(aims, target).wounds, model.shot(plain, target).wounds);
    EXPECT_LT(model.shot(plain, dodges).wounds, model.shot(plain, target).wounds);
    Stands far = plain;
    far.leader.position.x -= 20.0;
    EXPECT_TRUE(model.shot(far, target).defender.none()) << "out of range";
}

TEST(JudgedSums, ABarricadeLowersTheWorthOfAnAttack) {
    Meeting open(9.0), covered(9.0);
    covered.terrain(box("wall", {17.8, 16.0}, {0.5, 9.0, 1.0}, barricade()));
    open.start();
    covered.start();
    const auto wounds = [](const Meeting& scene) {
        const View now = scene.view();
        AttackModel model(now);
        return model.shot(model.attacking(scene.storm), model.defending(scene.rebels)).wounds;
    };
    EXPECT_LT(wounds(covered), 0.8 * wounds(open));
}

TEST(JudgedSums, OnlyTheLevelsWithForesightExpectLosses) {
    Meeting near(9.0), comes(21.5);
    near.start();
    comes.start();
    EXPECT_EQ(near.received(easySkill).wounds, 0.0);
    EXPECT_GT(near.received(fairSkill).wounds, 0.0);
    EXPECT_GT(near.received(sharpSkill).wounds, near.received(fairSkill).wounds)
        << "the enemy may aim";
    EXPECT_EQ(comes.received(fairSkill).wounds, 0.0);
    EXPECT_GT(comes.received(sharpSkill).wounds, 0.0) << "the enemy may move and attack";
}

TEST(JudgedSums, AnEnemyThatHasActivatedCountsLessAndNotInTheLastRound) {
    Meeting waits(9.0), acted(9.0), last(9.0);
    acted.with(acted.rebels).activated = true;
    last.with(last.rebels).activated = true;
    last.scenario.lastRound = 1;
    waits.start();
    acted.start();
    last.start();
    EXPECT_LT(acted.received(sharpSkill).wounds, waits.received(sharpSkill).wounds);
    EXPECT_GT(acted.received(sharpSkill).wounds, 0.0);
    EXPECT_EQ(last.received(sharpSkill).wounds, 0.0);
}

TEST(JudgedSums, ADodgeTokenLowersTheLoss) {
    Meeting scene(9.0);
    scene.start();
    EXPECT_LT(scene.received(sharpSkill, 1).wounds, scene.received(sharpSkill).wounds);
}

TEST(JudgedSums, SuppressionCostsMoreAtEachThreshold) {
    Meeting scene(9.0);
    scene.with(scene.storm).card.courage = 2;
    scene.start();
    const View now = scene.view();
    const UnitView& unit = now.unit(scene.storm);
    EXPECT_EQ(costOfSuppression(now, unit, 0), 0.0);
    for (const int tokens : {1, 2, 4})
        EXPECT_GT(costOfSuppression(now, unit, tokens), costOfSuppression(now, unit, tokens - 1));
    EXPECT_EQ(costOfSuppression(now, unit, 3), costOfSuppression(now, unit, 2));
}

/// The objective part of the best plan of stormtroopers at `away` inches from the only POI.
double objectiveOf(double away, int lastRound) {
    MissionScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({36.0, 18.0 - away}, 1));
    scene.red(rebelTroopers(), column({5.0, 34.0}, 1));
    scene.mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
    scene.scenario.lastRound = lastRound;
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    const Threats threats(model, Player::blue);
    Planner planner(model, storm, sharpSkill, sharpSkill.places, threats);
    return planner.nothing().sums[Part::objective];
}

TEST(JudgedSums, AnObjectiveGivesMoreTheNearerItIsAndNothingAfterTheLastRound) {
    EXPECT_NEAR(objectiveOf(2.0, 1), victoryPointWorth, 1e-9);
    EXPECT_EQ(objectiveOf(12.0, 1), 0.0) << "not reached in the last round";
    EXPECT_GT(objectiveOf(2.0, 5), objectiveOf(6.0, 5));
    EXPECT_GT(objectiveOf(6.0, 5), objectiveOf(16.0, 5));
    EXPECT_GT(objectiveOf(2.0, 5), objectiveOf(2.0, 2)) << "more rounds to score";
}

TEST(JudgedSums, AtLeastThreeChoicesWithNumbersExplainADecision) {
    Meeting scene(12.0);
    scene.start();
    scene.activate(scene.storm);
    for (const Skill& skill : {easySkill, fairSkill, sharpSkill}) {
        const Judgement judgement = judgementOf(scene.game(), skill);
        ASSERT_GE(judgement.choices.size(), 3U);
        for (std::size_t i = 0; i < judgement.choices.size(); ++i) {
            const JudgedChoice& one = judgement.choices[i];
            EXPECT_FALSE(english(one.what).empty());
            EXPECT_EQ(scene.game().refusalOf(one.answer), std::nullopt);
            double total = 0.0;
            for (const double points : one.sums.points) total += points;
            EXPECT_NEAR(total, one.sums.total(), 1e-9);
            if (i > 0) {
                EXPECT_LE(total, judgement.choices[i - 1].sums.total());
            }
        }
        EXPECT_EQ(std::get<Pick>(judgement.choices.front().answer).option,
                  std::get<Pick>(judgedIn(scene, skill)).option);
    }
}

TEST(JudgedSums, TheWholeAttackOfAPlanIsThatOfItsPreview) {
    Meeting scene(12.0);
    scene.with(scene.rebels).activated = true;
    scene.start();
    scene.activate(scene.storm);
    const Judgement judgement = judgementOf(scene.game(), sharpSkill);
    ASSERT_EQ(english(judgement.choices.front().what), "plan: Aim, Attack: target Rebel Troopers");
    const View now = scene.view();
    const View aimed = withTokens(now, scene.storm, Token::aim, 1);
    const AttackModel model(now, sharpSkill.playsForResult);
    EXPECT_NEAR(judgement.choices.front().sums[Part::attack],
                model.exactShot(aimed, scene.storm, scene.rebels).wounds, 1e-9);
}

TEST(JudgedSums, ThePartsHaveDifferentNames) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < partKinds; ++i) {
        names.push_back(nameOf(static_cast<Part>(i)));
        EXPECT_FALSE(english(messageOf(static_cast<Part>(i))).empty());
    }
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace
}  // namespace sightline::engine::scene
