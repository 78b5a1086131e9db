#include "geometry/cohesion/cohesion.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const Mini cohesionLeader = trooper(20, 18);
Mini away(double gapToLeader) { return trooper(20 + smallBase.width + gapToLeader, 18); }

TEST(P23UnitCohesion, NeedsLessThanHalfRange) {
    EXPECT_TRUE(cohesion(field(), cohesionLeader, away(2.99)).inCohesion);
    const Cohesion far = cohesion(field(), cohesionLeader, away(3.0));
    ASSERT_EQ(far.reasons.size(), 1U);
    EXPECT_EQ(far.reasons[0].fault, CohesionFault::tooFar);
    EXPECT_EQ(far.reasons[0].text, "3.00 in from the unit leader, must be under 3.00 in");
}

TEST(P23UnitCohesion, NeedsLineOfSight) {
    const Battlefield table = field({box("wall", {21.5, 18, 0}, {0.2, 8, 4}, heavyWall())});
    const Cohesion it = cohesion(table, cohesionLeader, away(2));
    ASSERT_EQ(it.reasons.size(), 1U);
    EXPECT_EQ(it.reasons[0].fault, CohesionFault::noLineOfSight);
}

TEST(P23UnitCohesion, TheRulerMayNotOverlapImpassableTerrain) {
    const Facts lava{Kind::area, Movement::impassable, Cover::none, false, {}};
    const Battlefield table = field({box("lava", {21.8, 18, 0}, {0.5, 1, 0.1}, lava)});
    EXPECT_EQ(cohesion(table, cohesionLeader, away(2)).reasons.at(0).fault,
              CohesionFault::rulerOverImpassable);
    EXPECT_TRUE(cohesion(table, cohesionLeader, trooper(18, 18)).inCohesion);
}

// The ruler of unit cohesion connects the edges of two bases. Terrain beside the ruler does not
// count, even if it touches the ruler.
TEST(P23UnitCohesion, TheRulerIsStraightBetweenTheBases) {
    const Facts lava{Kind::area, Movement::impassable, Cover::none, false, {}};
    const auto with = [&](double y) {
        return cohesion(field({box("lava", {21.5, y, 0}, {0.5, 1, 0.1}, lava)}), cohesionLeader,
                        away(2))
            .inCohesion;
    };
    EXPECT_FALSE(with(18.499));
    EXPECT_TRUE(with(18.501));
    EXPECT_FALSE(with(17.501));
    EXPECT_TRUE(with(17.499));
}

// Impassable terrain may touch the ruler, as a solid or as a mesh. If two pieces touch each other,
// the ruler must not pass between them.
TEST(P23UnitCohesion, ImpassableTerrainThatTouchesTheRulerIsNotUnderIt) {
    const Facts lava{Kind::area, Movement::impassable, Cover::none, false, {}};
    Facts rock = heavyWall();
    rock.blocksLos = false;
    rock.movement = Movement::impassable;
    const auto isClear = [](PieceSpec piece) {
        return cohesion(field({std::move(piece)}), cohesionLeader, away(2)).inCohesion;
    };
    for (const double inward : {0.0, 1e-4}) {
        const bool touches = inward == 0.0;
        EXPECT_EQ(isClear(box("lava", {21.5, 18.5 - inward, 0}, {0.5, 1, 0.1}, lava)), touches);
        EXPECT_EQ(isClear(cylinder("pit", {21.5, 19 - inward, 0}, 2, 0.1, lava)), touches);
        const MeshPart slab = boxPart("Slab", {-0.3, 0, 0}, {0.3, 1, 0.1});
        EXPECT_EQ(isClear(mesh("slab", {21.5, 18 - inward, 0}, {slab}, rock)), touches);
        // The x of a piece that touches the rim of the base of `cohesionLeader`.
        const double edge = 20 + smallBase.width / 2 - 0.25;
        EXPECT_EQ(isClear(box("lava", {edge + inward, 18, 0}, {0.5, 1, 0.1}, lava)), touches);
    }
    const std::vector<MeshPart> halves{boxPart("North", {-0.3, 0, 0}, {0.3, 1, 0.1}),
                                       boxPart("South", {-0.3, -1, 0}, {0.3, 0, 0.1})};
    EXPECT_FALSE(isClear(mesh("slab", {21.5, 18, 0}, halves, rock)));
}

TEST(P23UnitCohesion, AnImpassablePartOfAModelCountsAndARoofOverheadDoesNot) {
    const auto with = [&](double bottom) {
        const std::vector<MeshPart> parts{sheetPart("Pool", {-0.3, -0.3, bottom},
                                                    {0.3, -0.3, bottom}, {0.3, 0.3, bottom},
                                                    {-0.3, 0.3, bottom})};
        PartFacts deep;
        deep.movement = Movement::impassable;
        Facts low = heavyWall();
        low.blocksLos = false;
        return cohesion(field({mesh("pool", {21.5, 18, 0}, parts, low, {{"Pool", deep}})}),
                        cohesionLeader, away(2));
    };
    ASSERT_EQ(with(0.1).reasons.size(), 1U);
    EXPECT_EQ(with(0.1).reasons[0].text, "impassable pool under the range tool");
    EXPECT_FALSE(with(trooperHeight - 0.01).inCohesion);
    EXPECT_TRUE(with(trooperHeight + 0.01).inCohesion);
}

TEST(P23UnitCohesion, AWallHidesTheLeaderUnlessItIsLower) {
    const auto behind = [&](double height) {
        const Battlefield table =
            field({box("wall", {21.5, 18, 0}, {0.2, 8, height}, heavyWall())});
        return cohesion(table, cohesionLeader, away(2)).inCohesion;
    };
    EXPECT_TRUE(behind(trooperHeight - 0.05));
    EXPECT_FALSE(behind(trooperHeight + 0.05));
}

TEST(P23UnitCohesion, VerticalDistanceCountsDownwardsToo) {
    Mini high = cohesionLeader;
    high.position.z = trooperHeight;
    EXPECT_TRUE(cohesion(field(), high, away(1)).inCohesion);
    high.position.z += 0.01;
    const Cohesion below = cohesion(field(), high, away(1));
    ASSERT_FALSE(below.reasons.empty());
    EXPECT_EQ(below.reasons[0].fault, CohesionFault::tooHigh);
}

TEST(P23UnitCohesion, VerticalDistanceIsAtMostTheLeadersSilhouette) {
    Mini above = away(1);
    above.position.z = trooperHeight;
    EXPECT_TRUE(cohesion(field(), cohesionLeader, above).inCohesion);
    above.position.z += 0.01;
    EXPECT_EQ(cohesion(field(), cohesionLeader, above).reasons.at(0).fault, CohesionFault::tooHigh);
}

}  // namespace
}  // namespace sightline::geometry::test
