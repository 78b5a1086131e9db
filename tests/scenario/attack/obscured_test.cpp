// Core Rulebook p. 11, 13, 20, 34: defenders that are obscured by area terrain, by points of
// interest and by terrain without cover.
#include <cmath>

#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Cover;

geometry::Facts woodland() {
    return {geometry::Kind::area, geometry::Movement::open, Cover::light, true, {}};
}

/// Blue's leader shoots at one red trooper. The attack dice are already rolled.
struct OneShot : MissionScene {
    void fire(geometry::Vec2 from, geometry::Vec2 at, const UnitCard& target = rebelTroopers()) {
        const UnitId attacker = blue(snowtroopers(), {from});
        const UnitId defender = red(target, {at});
        start();
        attack(attacker, defender);
        dice({hit});
    }
    ObscuredView ruling() const { return attackView().obscured.front(); }
    Cover cover() const { return attackView().cover; }
};

/// Woods from x = 10 to x = 18. The shot starts at `from` and goes through the woods along the x
/// axis.
struct InWoods : OneShot {
    InWoods(double from, double at, const UnitCard& target = rebelTroopers()) {
        terrain(box("woods", {14.0, 18.0}, {8.0, 8.0, 4.0}, woodland()));
        fire({from, 18.0}, {at, 18.0}, target);
    }
};

TEST(P11AreaTerrain, WhoeverOverlapsItIsObscuredWhereverTheLeaderStands) {
    const double touching = 10.0 - smallBase / 2.0;
    for (const double leader : {5.0, 9.0, touching, 12.0}) {
        const InWoods scene(leader, 16.0);
        EXPECT_TRUE(scene.ruling().obscured) << leader;
        EXPECT_EQ(scene.ruling().piece, "woods") << leader;
        EXPECT_EQ(scene.cover(), Cover::light) << leader;
    }
}

TEST(P11AreaTerrain, WhoeverOnlyTouchesItIsInTheOpenForALeaderInside) {
    const double edge = 18.0 + smallBase / 2.0;
    EXPECT_EQ(InWoods(12.0, edge - 0.01).cover(), Cover::light);
    EXPECT_EQ(InWoods(12.0, edge + 0.01).cover(), Cover::none);
    EXPECT_FALSE(InWoods(12.0, edge + 0.01).ruling().obscured);
}

TEST(P11AreaTerrain, ObscuresNoVehicle) {
    EXPECT_EQ(InWoods(12.0, 16.0, atRt()).cover(), Cover::none);
}

/// A POI at (30, 18). The target's base is `gap` inches behind the POI. The shot passes the centre
/// of the POI at a distance of `aside` inches.
struct PastPoi : OneShot {
    struct Settings {
        double gap = 1.0, aside = 0.0;
        double leaderGap = 4.0;  ///< inches between the leader's base and the POI
    };
    explicit PastPoi(const Settings& set) {
        mission({poi(30.0, 18.0)}, {});
        const double reach = 1.0 + smallBase / 2.0;
        fire({30.0 - reach - set.leaderGap, 18.0 + set.aside},
             {30.0 + std::sqrt(std::pow(reach + set.gap, 2) - set.aside * set.aside),
              18.0 + set.aside});
    }
};

TEST(P20TypesOfObjectiveTokens, APoiThatHidesCompletelyObscuresAtAnyDistance) {
    for (const double gap : {1.0, 2.9, 3.1, 6.0}) {
        const PastPoi scene({.gap = gap});
        EXPECT_TRUE(scene.ruling().obscured) << gap;
        EXPECT_EQ(scene.ruling().piece, "POI 1") << gap;
        EXPECT_EQ(scene.cover(), Cover::heavy) << gap;
    }
}

// The leader has LOS to the target (p. 30), but the POI hides the target completely when the cover
// is determined (p. 34). The record contains both facts.
TEST(P20TypesOfObjectiveTokens, WhatAPoiHidesIsInLosAndTheRecordNamesThePoi) {
    for (const bool ruin : {false, true}) {
        OneShot scene;
        scene.mission({poi(30.0, 18.0)}, {});
        // A ruin with heavy cover hides a part of the target.
        if (ruin) scene.terrain(box("ruin-1", {32.0, 18.4}, {0.4, 0.5, 1.0}, building()));
        scene.fire({25.0, 18.0}, {33.0, 18.0});
        EXPECT_TRUE(scene.recorded(Happening::lineOfSight));
        const Ruling said = scene.last(Happening::miniatureObscured);
        EXPECT_EQ(said.verdict, "in LOS, but hidden completely for cover");
        EXPECT_EQ(said.pieces, std::vector<std::string>{"POI 1"});
        EXPECT_TRUE(scene.ruling().inLos);
        EXPECT_EQ(scene.cover(), Cover::heavy);
    }
}

TEST(P20TypesOfObjectiveTokens, WhatTerrainHidesBesideAPoiIsNotInLos) {
    OneShot scene;
    scene.mission({poi(30.0, 10.0)}, {});
    scene.terrain(box("ruin-1", {31.0, 18.0}, {0.5, 4.0, 4.0}, building()));
    scene.blue(snowtroopers(), {{25.0, 18.0}});
    scene.red(rebelTroopers(), {{33.0, 24.0}, {33.0, 18.0}});
    scene.start();
    scene.attack(UnitId{0}, UnitId{1});
    scene.dice({hit});
    const ObscuredView hidden = scene.attackView().obscured.back();
    EXPECT_TRUE(hidden.losBlocked);
    EXPECT_FALSE(hidden.inLos);
    EXPECT_EQ(hidden.piece, "ruin-1");
    EXPECT_EQ(scene.last(Happening::miniatureObscured).verdict, "LOS completely blocked");
}

// A full proof of LOS takes long. The record claims neither LOS nor blocked LOS without such a
// proof if a point of interest helps to hide the miniature.
TEST(P20TypesOfObjectiveTokens, ATargetBehindTerrainAndAPoiIsHiddenForCover) {
    OneShot scene;
    scene.mission({poi(28.0, 18.0)}, {});
    scene.terrain(box("ruin-1", {31.0, 18.0}, {0.5, 4.0, 4.0}, building()));
    scene.blue(snowtroopers(), {{25.0, 18.0}});
    scene.red(rebelTroopers(), {{33.0, 24.0}, {33.0, 18.0}});
    scene.start();
    scene.attack(UnitId{0}, UnitId{1});
    scene.dice({hit});
    const ObscuredView hidden = scene.attackView().obscured.back();
    EXPECT_TRUE(hidden.losBlocked);
    EXPECT_TRUE(hidden.behindPoi);
    EXPECT_FALSE(hidden.inLos);
    EXPECT_EQ(hidden.cover, geometry::Cover::heavy);
    EXPECT_EQ(scene.last(Happening::miniatureObscured).verdict, "hidden completely for cover");
}

TEST(P20TypesOfObjectiveTokens, APoiInContactWithTheLeaderStillHidesCompletely) {
    EXPECT_EQ(PastPoi({.leaderGap = 0.0}).cover(), Cover::heavy);
    EXPECT_EQ(PastPoi({.gap = 6.0, .leaderGap = 0.0}).cover(), Cover::heavy);
}

TEST(P20TypesOfObjectiveTokens, APoiThatHidesInPartObscuresUnder3InchesAndNotFromContact) {
    EXPECT_EQ(PastPoi({.gap = 2.9, .aside = 1.2}).cover(), Cover::heavy);
    EXPECT_EQ(PastPoi({.gap = 3.1, .aside = 1.2}).cover(), Cover::none);
    for (const double apart : {0.0, 0.01}) {
        OneShot scene;
        scene.mission({poi(30.0, 18.0)}, {});
        scene.fire({30.0, 19.0 + smallBase / 2.0 + apart}, {31.6 + smallBase, 18.6});
        EXPECT_EQ(scene.ruling().obscured, apart > 0.0) << "the leader touches it, or not";
    }
}

TEST(P20TypesOfObjectiveTokens, AWallAndAPoiThatHideTogetherObscure) {
    for (const bool both : {true, false}) {
        OneShot scene;
        if (both) scene.mission({poi(31.0, 18.7)}, {});
        scene.terrain(box("wall", {33.0, 16.0}, {0.5, 4.2, 4.0}, crates()));
        scene.fire({25.0, 18.0}, {40.0, 18.0});
        EXPECT_EQ(scene.ruling().losBlocked, both);
        EXPECT_EQ(scene.cover(), both ? Cover::heavy : Cover::none);
    }
}

/// A wall without cover in front of the target. The wall is `width` inches wide.
struct NoCover : OneShot {
    explicit NoCover(double width, double height) {
        geometry::Facts facts = building();
        facts.cover = Cover::none;
        terrain(box("wall", {22.0, 18.0}, {0.5, width, height}, facts));
        blue(snowtroopers(), {{10.0, 18.0}});
        red(rebelTroopers(), {{24.0, 18.0}, {24.0, 26.0}});
        start();
        attack(UnitId{0}, UnitId{1});
        dice({hit});
    }
};

TEST(P13TerrainProvidingCover, WhatGivesNoneObscuresWithoutCover) {
    const NoCover partly(1.6, 1.0);
    EXPECT_TRUE(partly.ruling().obscured);
    EXPECT_EQ(partly.ruling().piece, "wall");
    EXPECT_FALSE(partly.attackView().obscured.back().obscured);
    EXPECT_EQ(partly.cover(), Cover::none);
    const NoCover wholly(4.0, 4.0);
    EXPECT_TRUE(wholly.ruling().losBlocked);
    EXPECT_EQ(wholly.cover(), Cover::light) << "cover that is not heavy is light";
}

}  // namespace
}  // namespace sightline::engine::scene
