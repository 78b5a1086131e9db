// Core Rulebook p. 12, Fitting on Terrain: a base must be completely on an obstacle or completely
// off it. Each obstacle is checked separately.
#include "geometry/place/placement.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

Facts open(Kind kind) {
    Facts facts = heavyWall();
    facts.kind = kind;
    return facts;
}

/// Two blocks with the boundary at x = 20, and a trooper that is placed on them with its centre at
/// `x`.
Placement onBlocks(double west, Kind westKind, double east, Kind eastKind, double x) {
    const Battlefield table = field({box("west", {18, 20, 0}, {4, 4, west}, open(westKind)),
                                     box("east", {22, 20, 0}, {4, 4, east}, open(eastKind))});
    return judgePlacement(table, trooper(x, 20, 1.0), {});
}

TEST(P12FittingOnTerrain, NobodyStandsAcrossTwoObstacles) {
    for (const double east : {1.0, 0.999, 0.6, 0.5, 0.4}) {
        const auto at = [&](double x) {
            return onBlocks(1.0, Kind::obstacle, east, Kind::obstacle, x);
        };
        EXPECT_TRUE(has(at(20.0).objections, Fault::partlyOnTerrain)) << east;
        EXPECT_TRUE(has(at(20.0 - smallRadius + 0.01).objections, Fault::partlyOnTerrain)) << east;
        EXPECT_TRUE(at(20.0 - smallRadius).legal) << "wholly on the one";
        EXPECT_TRUE(at(20.0 + smallRadius).legal) << "wholly on the other";
    }
}

TEST(P12FittingOnTerrain, OnScatterABaseIsWhollyOverTheObstacleBelowOrNotAtAll) {
    const auto at = [](double x) { return onBlocks(1.2, Kind::scatter, 1.0, Kind::obstacle, x); };
    const Placement half = at(20.0);
    ASSERT_TRUE(has(half.objections, Fault::partlyOnTerrain));
    EXPECT_EQ(half.objections[0].piece, "east");
    EXPECT_EQ(half.objections[0].text, "partly on east, must be wholly on it or wholly off");
    EXPECT_FALSE(at(20.0 - smallRadius + 0.01).legal);
    EXPECT_TRUE(at(20.0 - smallRadius).legal);
    EXPECT_TRUE(at(20.0 + smallRadius).legal);
}

TEST(P12FittingOnTerrain, ACrateOnARoofMayBeStoodOn) {
    const Battlefield table =
        field({box("house", {20, 20, 0}, {6, 6, 3}, open(Kind::obstacle)),
               box("crate", {20, 20, 3}, {1.5, 1.5, 0.5}, open(Kind::scatter))});
    const auto at = [&](double x) { return judgePlacement(table, trooper(x, 20, 3), {}); };
    EXPECT_TRUE(at(20.0).legal) << texts(at(20.0).objections);
    EXPECT_EQ(at(20.0).z, 3.5);
    EXPECT_TRUE(at(20.9).legal) << "half on the crate, all of it over the house";
    EXPECT_TRUE(at(23.0 - smallRadius).legal);
    EXPECT_FALSE(at(23.0 - smallRadius + 0.01).legal) << "over the roof's edge";
}

TEST(P12FittingOnTerrain, WhatIsStoodOnWhollyHidesWhatLiesBelow) {
    const Battlefield table =
        field({box("deck", {20, 20, 0}, {4, 4, 2}, open(Kind::obstacle)),
               box("rubble", {19, 20, 0}, {1, 4, 0.3}, open(Kind::obstacle))});
    EXPECT_TRUE(judgePlacement(table, trooper(19.5, 20, 2), {}).legal);
}

TEST(P41Vehicles, AcrossTwoObstaclesAVehicleMayStand) {
    const Battlefield table = field({box("west", {18, 20, 0}, {4, 4, 1}, open(Kind::obstacle)),
                                     box("east", {22, 20, 0}, {4, 4, 1}, open(Kind::obstacle))});
    const Mini tank{{20, 20, 1}, {}, hugeBase, 3.0};
    EXPECT_TRUE(judgePlacement(table, tank, {.mayOverhang = true}).legal);
}

}  // namespace
}  // namespace sightline::geometry::test
