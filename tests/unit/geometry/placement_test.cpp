#include "geometry/place/placement.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

TEST(Placement, KeepsTheWholeBaseOnTheTable) {
    EXPECT_TRUE(judgePlacement(field(), trooper(smallRadius, smallRadius), {}).legal);
    const Placement out = judgePlacement(field(), trooper(smallRadius - 0.01, 5), {});
    ASSERT_EQ(out.objections.size(), 1U);
    EXPECT_EQ(out.objections[0].fault, Fault::offTable);
    EXPECT_EQ(out.objections[0].text, "0.01 in over the table's edge");
}

TEST(Placement, MayTouchOthersButNotOverlapThem) {
    const std::vector<PlacedMini> others{{4, trooper(10, 10)}};
    EXPECT_TRUE(judgePlacement(field(), trooper(10 + 2 * smallRadius, 10), {}, others).legal);
    const Placement over =
        judgePlacement(field(), trooper(10 + 2 * smallRadius - 0.01, 10), {}, others);
    ASSERT_EQ(over.objections.size(), 1U);
    EXPECT_EQ(over.objections[0].fault, Fault::overlapsMini);
    EXPECT_EQ(over.objections[0].mini, 4);
}

TEST(Placement, AnotherStoreyIsNoOverlap) {
    const Battlefield table = field({box("roof", {10, 10, 3}, {6, 6, 0.2}, heavyWall())});
    const std::vector<PlacedMini> others{{4, trooper(10, 10, 3.2)}};
    EXPECT_TRUE(judgePlacement(table, trooper(10, 10), {}, others).legal);
    EXPECT_FALSE(judgePlacement(table, trooper(10, 10, 3.2), {}, others).legal);
}

TEST(Placement, ForbiddenMiniaturesMayNotBeTouched) {
    const std::vector<PlacedMini> enemy{{4, trooper(10, 10)}};
    EXPECT_TRUE(
        has(judgePlacement(field(), trooper(10 + 2 * smallRadius, 10), {}, {}, enemy).objections,
            Fault::touchesForbidden));
    EXPECT_TRUE(judgePlacement(field(), trooper(10.01 + 2 * smallRadius, 10), {}, {}, enemy).legal);
}

// The rulebook's example in the section "Fitting on Terrain": a base is completely on the balcony
// or completely off the balcony.
TEST(P12FittingOnTerrain, ExampleFittingOnTerrain) {
    const Battlefield table = field({box("house", {20, 20, 0}, {6, 6, 3}, heavyWall())});
    const auto at = [&](double x) { return judgePlacement(table, trooper(x, 20, 3), {}); };
    EXPECT_TRUE(at(23 - smallRadius).legal);
    EXPECT_EQ(at(23 - smallRadius).z, 3.0);
    EXPECT_TRUE(has(at(23 - smallRadius + 0.01).objections, Fault::partlyOnTerrain));
    EXPECT_TRUE(has(at(23 + smallRadius - 0.01).objections, Fault::partlyOnTerrain));
    EXPECT_TRUE(at(23 + smallRadius).legal);
    EXPECT_EQ(at(23 + smallRadius).z, 0.0);
}

TEST(P12FittingOnTerrain, HoldsForAMeshAsForABox) {
    const Battlefield table = field(
        {mesh("house", {20, 20, 0}, {boxPart("Block", {-3, -3, 0}, {3, 3, 3})}, heavyWall())});
    const auto at = [&](double x) { return judgePlacement(table, trooper(x, 20, 3), {}); };
    EXPECT_TRUE(at(23 - smallRadius).legal);
    EXPECT_TRUE(has(at(23 - smallRadius + 0.03).objections, Fault::partlyOnTerrain));
    EXPECT_TRUE(has(at(23).objections, Fault::partlyOnTerrain));
    EXPECT_TRUE(at(23 + smallRadius).legal);
}

TEST(P12FittingOnTerrain, ScatterMayBePartlyUnderABase) {
    Facts scatter = heavyWall();
    scatter.kind = Kind::scatter;
    const Battlefield table = field({box("crate", {20, 20, 0}, {1, 1, 0.5}, scatter)});
    const Placement it = judgePlacement(table, trooper(20.8, 20), {});
    EXPECT_TRUE(it.legal) << texts(it.objections);
    EXPECT_EQ(it.z, 0.5);
}

TEST(Placement, AHillsSlopeCarriesABase) {
    const MeshPart slope = sheetPart("Slope", {0, 0, 0}, {8, 0, 4}, {8, 8, 4}, {0, 8, 0});
    const Battlefield table = field({mesh("hill", {20, 10, 0}, {slope}, heavyWall())});
    const Placement on = judgePlacement(table, trooper(24, 14, 2), {});
    EXPECT_TRUE(on.legal) << texts(on.objections);
    EXPECT_NEAR(on.z, 2 + smallRadius / 2, contactTolerance);
    // A part of the base hangs over the edge of the terrain.
    EXPECT_FALSE(judgePlacement(table, trooper(28, 14, 4), {}).legal);
}

TEST(P12FittingOnTerrain, ABeveledCopingIsNoExceptionToIt) {
    const std::vector<MeshPart> wall{
        boxPart("Core", {-6, -0.25, 0}, {6, 0.25, 2}),
        sheetPart("Bevel", {-6, -0.35, 1.95}, {6, -0.35, 1.95}, {6, -0.15, 2.1}, {-6, -0.15, 2.1})};
    const Battlefield table = field({mesh("wall", {20, 20, 0}, wall, heavyWall())});
    for (const double y : {19.2, 19.4, 19.6, 20.0, 20.4})
        EXPECT_FALSE(judgePlacement(table, trooper(20, y, 2), {}).legal) << y;
}

std::vector<MeshPart> ruin() {
    return {boxPart("Floor", {-3, -3, 2.8}, {3, 3, 3}), boxPart("WallW", {-3, -3, 0}, {-2.8, 3, 5}),
            boxPart("WallE", {2.8, -3, 0}, {3, 3, 5})};
}

TEST(Placement, WhoIsInsideARuinStandsOnTheGround) {
    const Battlefield table = field({mesh("ruin", {20, 20, 0}, ruin(), heavyWall())});
    const Placement inside = judgePlacement(table, trooper(20, 20), {});
    EXPECT_TRUE(inside.legal) << texts(inside.objections);
    EXPECT_EQ(inside.z, 0.0);
    EXPECT_EQ(judgePlacement(table, trooper(20, 20, 3), {}).z, 3.0);
    const double top = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(judgePlacement(table, trooper(20, 20, top), {}).z, 3.0);
}

TEST(Placement, NobodyStandsInAWall) {
    const Battlefield table = field({mesh("ruin", {20, 20, 0}, ruin(), heavyWall())});
    const double touching = 22.8 - smallRadius;
    EXPECT_TRUE(judgePlacement(table, trooper(touching, 20), {}).legal);
    const Placement in = judgePlacement(table, trooper(touching + 0.02, 20), {});
    ASSERT_TRUE(has(in.objections, Fault::partlyOnTerrain));
    EXPECT_EQ(in.objections[0].piece, "ruin");
    EXPECT_FALSE(judgePlacement(table, trooper(22.9, 20), {}).legal);
}

// A closed mesh is solid, although no triangle is inside it.
TEST(Placement, NobodyStandsInsideASolidModel) {
    const auto at = [](std::vector<MeshPart> parts, double z) {
        const Battlefield table =
            field({mesh("block", {20, 20, 0}, std::move(parts), heavyWall())});
        return judgePlacement(table, trooper(20, 20, z), {});
    };
    const MeshPart block = boxPart("Block", {-3, -3, 0}, {3, 3, 4});
    const Placement inside = at({block}, 0);
    ASSERT_TRUE(has(inside.objections, Fault::partlyOnTerrain));
    EXPECT_EQ(inside.objections[0].piece, "block");
    EXPECT_TRUE(at({block}, 4).legal);
    const MeshPart roof = boxPart("Roof", {-3, -3, 3}, {3, 3, 3.2});
    EXPECT_TRUE(at({roof}, 0).legal) << texts(at({roof}, 0).objections);
}

// A floor with a narrow slot that a few sample rays would miss. A base over the slot is not
// completely supported.
TEST(P12FittingOnTerrain, AFloorWithASlotDoesNotCarryATrooper) {
    const auto over = [](double slot) {
        const Battlefield table = field({mesh("deck", {20, 20, 0},
                                              {boxPart("West", {-4, -4, 0}, {-slot / 2, 4, 2}),
                                               boxPart("East", {slot / 2, -4, 0}, {4, 4, 2})},
                                              heavyWall())});
        return judgePlacement(table, trooper(20.31, 20.1, 2), {});
    };
    EXPECT_TRUE(over(0.0).legal) << texts(over(0.0).objections);
    EXPECT_TRUE(over(0.0015).legal);  // a slot this narrow counts as a seam
    EXPECT_TRUE(has(over(0.004).objections, Fault::partlyOnTerrain));
}

TEST(P12FittingOnTerrain, AStepOfHalfAnInchIsBridged) {
    const auto over = [](double step) {
        const Battlefield table = field({mesh(
            "steps", {20, 20, 0},
            {boxPart("Low", {-4, -4, 0}, {0, 4, 2 - step}), boxPart("High", {0, -4, 0}, {4, 4, 2})},
            heavyWall())});
        return judgePlacement(table, trooper(20.2, 20.1, 2), {}).legal;
    };
    EXPECT_TRUE(over(0.49));
    EXPECT_FALSE(over(0.51));
}

// If the name of a piece begins with its kind, the refusal names the kind only once.
TEST(P11Barricades, TheRefusalNamesItsKindOnce) {
    const auto refused = [](const char* name) {
        const Battlefield table = field({box(name, {20, 20, 0}, {3, 0.6, 0.9}, barricade())});
        for (const Objection& one : judgePlacement(table, trooper(20, 20), {}).objections)
            if (one.fault == Fault::onBarricade) return one.text;
        return std::string();
    };
    EXPECT_EQ(refused("Barricade 4"), "overlaps Barricade 4");
    EXPECT_EQ(refused("barricade"), "overlaps barricade");
    EXPECT_EQ(refused("Crates"), "overlaps the barricade Crates");
    EXPECT_EQ(refused("Barrier"), "overlaps the barricade Barrier");
}

TEST(P11Barricades, ATrooperNeverEndsOnOne) {
    const Battlefield table = field({box("barricade", {20, 20, 0}, {3, 0.6, 0.9}, barricade())});
    EXPECT_TRUE(has(judgePlacement(table, trooper(20, 20), {}).objections, Fault::onBarricade));
    EXPECT_TRUE(judgePlacement(table, trooper(20, 20.3 + smallRadius), {}).legal);
    const PlacementTerms vehicle{.mayOverhang = true, .mayRestOnBarricade = true};
    const Mini tank{{20, 20, 0}, {}, hugeBase, 3.0};
    EXPECT_FALSE(has(judgePlacement(table, tank, vehicle).objections, Fault::onBarricade));
}

TEST(Placement, ImpassableTerrainIsNoPlaceToStand) {
    const Facts lava{Kind::area, Movement::impassable, Cover::none, false, {}};
    const Battlefield table = field({box("lava", {20, 20, 0}, {4, 4, 0.1}, lava)});
    EXPECT_TRUE(has(judgePlacement(table, trooper(20, 20), {}).objections, Fault::onImpassable));
    EXPECT_TRUE(judgePlacement(table, trooper(20, 20), {.mayEndOnImpassable = true}).legal);
    EXPECT_TRUE(judgePlacement(table, trooper(22 + smallRadius, 20), {}).legal);
}

TEST(P41Vehicles, MayOverhangUntilTheyLeanTooFar) {
    const PlacementTerms vehicle{.mayOverhang = true};
    const auto lean = [&](double height, double x) {
        const Battlefield table = field({box("crate", {20, 20, 0}, {2, 20, height}, heavyWall())});
        return judgePlacement(table, {{x, 20, 0}, {}, hugeBase, 9.0}, vehicle);
    };
    EXPECT_TRUE(lean(1.0, 20).legal);  // balanced: the centre of the base is supported
    EXPECT_TRUE(lean(1.0, 22).legal) << texts(lean(1.0, 22).objections);
    EXPECT_TRUE(has(lean(5.0, 22).objections, Fault::unstable)) << texts(lean(5.0, 22).objections);
}

// The base of a vehicle leans on the edge of a crate; its far rim is on the mat. The height of the
// crate and the distance from its edge to the far rim give the angle.
TEST(P41Vehicles, LeanUpToFortyFiveDegrees) {
    const PlacementTerms vehicle{.mayOverhang = true};
    // Distance from the crate's edge to the far rim of the base.
    const double far = hugeBase.width / 2 - contactTolerance + 1;
    const auto leaning = [&](double height) {
        const Battlefield table = field({box("crate", {20, 20, 0}, {2, 20, height}, heavyWall())});
        return judgePlacement(table, {{22, 20, 0}, {}, hugeBase, 9.0}, vehicle);
    };
    EXPECT_TRUE(leaning(far - 1e-5).legal) << texts(leaning(far - 1e-5).objections);
    const Placement over = leaning(far + 0.05);
    ASSERT_EQ(over.objections.size(), 1U);
    EXPECT_EQ(over.objections[0].fault, Fault::unstable);
    EXPECT_EQ(over.objections[0].piece, "crate");
    EXPECT_FALSE(leaning(far + 1e-5).legal);
    EXPECT_EQ(leaning(far + 0.3).objections[0].text, "leans 48 degrees on crate, at most 45");
}

TEST(P12FittingOnTerrain, SlopesUpToFortyFiveDegreesCarry) {
    const auto on = [](double rise) {
        const double top = 8 * rise;
        const MeshPart wedge{"Wedge",
                             {{0, 0, 0}, {8, 0, 0}, {8, 8, 0}, {0, 8, 0}, {8, 0, top}, {8, 8, top}},
                             {{0, 4, 5},
                              {0, 5, 3},
                              {1, 2, 5},
                              {1, 5, 4},
                              {0, 1, 4},
                              {3, 5, 2},
                              {0, 3, 2},
                              {0, 2, 1}}};
        const Battlefield table = field({mesh("hill", {20, 10, 0}, {wedge}, heavyWall())});
        return judgePlacement(table, trooper(24, 14, 4 * rise), {});
    };
    EXPECT_TRUE(on(0.999).legal) << texts(on(0.999).objections);
    EXPECT_NEAR(on(0.999).z, 0.999 * (4 + smallRadius), 2 * contactTolerance);
    const Placement steep = on(1.001);
    ASSERT_TRUE(has(steep.objections, Fault::partlyOnTerrain));
    EXPECT_EQ(steep.objections[0].piece, "hill");
}

TEST(Placement, StandsOnTellsWhatIsUnderfoot) {
    const Battlefield table = field({box("woods", {20, 20, 0}, {4, 4, 4}, woods()),
                                     box("house", {30, 20, 0}, {4, 4, 3}, heavyWall())});
    const auto in = standsOn(table, trooper(21.9 + smallRadius, 20));
    ASSERT_EQ(in.size(), 1U);
    EXPECT_EQ(in[0].movement, Movement::difficult);
    EXPECT_TRUE(standsOn(table, trooper(22 + smallRadius, 20)).empty());
    EXPECT_EQ(standsOn(table, trooper(30, 20, 3))[0].piece, "house");
}

}  // namespace
}  // namespace sightline::geometry::test
