// The sums of the computer player "sharp" that look at the result of the game: attacks that an
// attack prevents, units that can still be defeated, majorities, firing arcs.
#include <algorithm>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/end_places.h"
#include "engine/legion/advice/players/exposure.h"
#include "engine/legion/advice/players/goals.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/asking/ask.h"
#include "geometry/range/range.h"
#include "scenario/mission_scene.h"
#include "scenario/players/judged_answers.h"

namespace sightline::engine::scene {
namespace {

/// The worth of `wounds` sure wounds of a fresh unit of rebels, with this number of further rounds.
double resultOf(std::size_t wounds, int rounds) {
    AttackScene scene;
    scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId rebels = scene.red(rebelTroopers(), column({20.0, 14.0}, 4));
    scene.start();
    View now = scene.view();
    now.lastRound = now.round + rounds;
    AttackPreview preview;
    preview.chances.resize(wounds + 1);
    preview.chances[wounds] = 1.0;
    return worthForResult(now, now.unit(rebels), preview);
}

TEST(JudgedResult, AWoundThatHelpsNobodyIsWorthLittleInTheLastRound) {
    EXPECT_LT(resultOf(1, 0), 0.5 * resultOf(1, 4));
    for (const int rounds : {0, 1, 4}) {
        EXPECT_GT(resultOf(2, rounds), resultOf(1, rounds));
        EXPECT_GT(resultOf(4, rounds), 2.0 * resultOf(2, rounds)) << "the unit is defeated";
    }
}

TEST(JudgedResult, ADefeatedUnitIsWorthAllItsPointsInTheLastRounds) {
    AttackScene scene;
    scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId rebels = scene.red(rebelTroopers(), column({20.0, 14.0}, 4));
    scene.with(rebels).minis.resize(1);
    scene.start();
    View now = scene.view();
    AttackPreview preview;
    preview.chances = {0.0, 1.0};
    now.lastRound = now.round + 4;
    EXPECT_NEAR(worthForResult(now, now.unit(rebels), preview),
                worthOfWounds(now, now.unit(rebels), preview), 1e-9);
    now.lastRound = now.round;
    EXPECT_GE(worthForResult(now, now.unit(rebels), preview), now.unit(rebels).card->points);
}

TEST(JudgedResult, AnAttackPreventsAttacksOfItsTarget) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId rebels = scene.red(rebelTroopers(), column({19.0, 14.0}, 4));
    scene.start();
    const View now = scene.view();
    const auto prevented = [&](const Skill& skill) {
        AttackModel model(now);
        threatsTo(model, Player::blue, skill);
        const Shot here = model.exactShot(now, storm, rebels);
        EXPECT_NEAR(model.shot(model.attacking(storm), model.defending(rebels)).prevented,
                    here.prevented, 1e-9);
        EXPECT_GT(here.removed, 0.0);
        EXPECT_LT(here.removed, 1.0);
        return here.prevented;
    };
    EXPECT_GT(prevented(sharpSkill), 0.0);
    EXPECT_EQ(prevented(fairSkill), 0.0);
}

TEST(JudgedResult, AFixedWeaponCountsOnlyInItsFiringArc) {
    UnitCard card = speederBikes();
    KeywordText front;
    front.name = Keyword::fixed;
    front.parameter = "Front";
    card.weapons.front().keywords = {front};
    AttackScene scene;
    const UnitId bike = scene.blue(card, {{30.0, 18.0}});
    const UnitId ahead = scene.red(rebelTroopers(), {{38.0, 18.0}});
    const UnitId behind = scene.red(rebelTroopers(), {{22.0, 18.0}});
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    Stands attacker = model.attacking(bike);
    EXPECT_GT(model.shot(attacker, model.defending(ahead)).wounds, 0.0);
    EXPECT_TRUE(model.shot(attacker, model.defending(behind)).defender.none());
    attacker.leader.facing.value += 180.0;
    EXPECT_TRUE(model.shot(attacker, model.defending(ahead)).defender.none());
    EXPECT_GT(model.shot(attacker, model.defending(behind)).wounds, 0.0);
}

TEST(JudgedResult, AUnitHighAboveIsNotInBaseContact) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{20.0, 18.0}});
    const UnitId rebels = scene.red(rebelTroopers(), {{30.0, 18.0}});
    scene.start();
    const View now = scene.view();
    AttackModel model(now);
    Stands attacker = model.attacking(vader);
    attacker.leader.position.x = 29.0;
    ASSERT_GT(model.shot(attacker, model.defending(rebels)).wounds, 0.0);
    attacker.leader.position.z += 6.0;
    EXPECT_TRUE(model.shot(attacker, model.defending(rebels)).defender.none());
}

TEST(JudgedResult, AMeleeUnitFindsAPlaceInBaseContact) {
    for (const double y : {17.1, 18.0, 18.4, 19.3}) {
        AttackScene scene;
        const UnitId vader = scene.blue(darthVader(), {{20.0, 18.0}});
        const UnitId walker = scene.red(atRt(), {{24.2, y}});
        scene.start();
        const View now = scene.view();
        const UnitView& unit = now.unit(vader);
        const geometry::Mini& target = now.mini(now.unit(walker).minis.front()).mini;
        const auto places = endPlaces(now, unit, boundsOf(now, unit), goalOf(now, vader), 12);
        EXPECT_TRUE(std::any_of(places.begin(), places.end(), [&](const EndPlace& one) {
            return geometry::inBaseContact(one.end, target);
        })) << y;
    }
}

TEST(JudgedResult, CountsTheMajorityThatAUnitMakesOrBreaks) {
    for (const int enemies : {0, 1, 2}) {
        MissionScene scene;
        const UnitId storm = scene.blue(stormtroopers(), {{36.0, 8.0}});
        scene.red(rebelTroopers(), {{66.0, 33.0}});
        for (int i = 0; i < enemies; ++i) scene.red(rebelTroopers(), {{35.0 + 2.0 * i, 20.0}});
        scene.mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
        scene.start();
        const View now = scene.view();
        EXPECT_EQ(majoritiesAt(now, storm, {36.0, 8.0}, {}), 0.0) << "too far away";
        EXPECT_EQ(majoritiesAt(now, storm, {36.0, 17.0}, {}), enemies < 2 ? 1.0 : 0.0);
        Goal same;
        same.kind = Goal::Kind::token;
        same.at = {36.0, 18.0};
        same.points = 1.0;
        EXPECT_EQ(majoritiesAt(now, storm, {36.0, 17.0}, same), 0.0) << "its goal counts already";
    }
}

// A notched base finds shorter ways where the whole tool has no room.
TEST(JudgedResult, AVehicleMovesLessFarBeforeAWall) {
    AttackScene scene;
    const UnitId bike = scene.blue(speederBikes(), {{30.0, 18.0}});
    scene.red(rebelTroopers(), {{66.0, 18.0}});
    scene.terrain(box("wall", {37.5, 18.0}, {1.0, 36.0, 8.0}, building()));
    scene.start();
    const View now = scene.view();
    const UnitView& unit = now.unit(bike);
    const auto places = endPlaces(now, unit, boundsOf(now, unit), goalOf(now, bike), 20);
    EXPECT_TRUE(std::any_of(places.begin(), places.end(), [](const EndPlace& one) {
        return one.end.position.x > 31.0 && one.move.toolSpeed < 3;
    }));
}

}  // namespace
}  // namespace sightline::engine::scene
