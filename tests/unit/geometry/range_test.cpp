#include "geometry/range/range.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

Mini at(double gapToOrigin) { return trooper(smallBase.width + gapToOrigin, 0); }
double bandAt(double gapToOrigin) {
    return rangeBetween(dimensions(), trooper(0, 0), at(gapToOrigin)).band;
}

TEST(P10Measurement, ABandEndsBeforeItsLine) {
    EXPECT_EQ(bandAt(2.999), 0.5);
    EXPECT_EQ(bandAt(3.0), 1.0);
    EXPECT_EQ(bandAt(5.999), 1.0);
    EXPECT_EQ(bandAt(6.0), 2.0);
    EXPECT_EQ(bandAt(29.999), 5.0);
    EXPECT_EQ(bandAt(30.0), 6.0);
}

TEST(P10Measurement, BaseContactIsMelee) {
    EXPECT_EQ(bandAt(0.0), 0.0);
    EXPECT_EQ(bandAt(contactTolerance / 2), 0.0);
    EXPECT_EQ(bandAt(contactTolerance * 2), 0.5);
}

TEST(P10Measurement, HeightDoesNotCount) {
    Mini high = at(4.0);
    high.position.z = 9.0;
    EXPECT_NEAR(rangeBetween(dimensions(), trooper(0, 0), high).distance, 4.0, 1e-12);
}

TEST(P10Measurement, UnequalBasesAreMeasuredEdgeToEdge) {
    Mini tank{{20, 0, 0}, {90}, longBase, 3.0};
    const Range side = rangeBetween(dimensions(), trooper(0, 0), tank);
    EXPECT_NEAR(side.distance, 20 - 13.5 * mm - 50 * mm, 1e-9);
    tank.facing = {0};
    const Range front = rangeBetween(dimensions(), trooper(0, 0), tank);
    EXPECT_NEAR(front.distance, 20 - 13.5 * mm - 87.5 * mm, 1e-9);
}

TEST(P10Measurement, ToNextBandIsWhatCouldBeAdded) {
    EXPECT_NEAR(rangeBetween(dimensions(), trooper(0, 0), at(5.9)).toNextBand, 0.1, 1e-9);
}

// The rulebook's example in the section "Within, Completely Within, and Not Within".
TEST(P10Measurement, ExampleWithinCompletelyWithinAndNotWithin) {
    const Mini leader = trooper(0, 0);
    EXPECT_TRUE(within(at(5.5), leader, 6.0));
    EXPECT_FALSE(completelyWithin(at(5.5), leader, 6.0));
    EXPECT_TRUE(completelyWithin(at(4.9), leader, 6.0));
    EXPECT_TRUE(within(at(4.9), leader, 6.0));
    EXPECT_FALSE(within(at(6.0), leader, 6.0));
}

TEST(P5BaseContact, HoldsAcrossElevationsUpToASilhouette) {
    Mini above = at(0.0);
    above.position.z = trooperHeight;
    EXPECT_TRUE(inBaseContact(trooper(0, 0), above));
    above.position.z = trooperHeight + 0.01;
    EXPECT_FALSE(inBaseContact(trooper(0, 0), above));
}

// p. 5, base contact: the rule says "either" silhouette. Of two miniatures at different heights,
// the silhouette of the lower miniature decides.
TEST(P5BaseContact, AcrossElevationsTheLowerSilhouetteDecides) {
    Mini tall = at(0.0);
    tall.height = 3.0;
    tall.position.z = trooperHeight;
    EXPECT_TRUE(inBaseContact(trooper(0, 0), tall));
    EXPECT_TRUE(inBaseContact(tall, trooper(0, 0)));
    tall.position.z = trooperHeight + 0.01;
    EXPECT_FALSE(inBaseContact(trooper(0, 0), tall));
    EXPECT_FALSE(inBaseContact(tall, trooper(0, 0)));
    Mini apart = at(0.0);
    apart.position.x += 0.002;
    EXPECT_FALSE(inBaseContact(trooper(0, 0), apart));
}

TEST(P5BaseContact, WithTerrainAboveOrBelowReachesAsFarAsTheSilhouette) {
    const auto touches = [](double bottom, double standing) {
        const Battlefield table = field({box("deck", {10, 10, bottom}, {1, 4, 0.5}, heavyWall())});
        return inBaseContact(table, trooper(9.5 - smallBase.width / 2, 10, standing), "deck");
    };
    EXPECT_TRUE(touches(trooperHeight, 0));
    EXPECT_FALSE(touches(trooperHeight + 0.01, 0));
    EXPECT_TRUE(touches(0, 0.5 + trooperHeight));
    EXPECT_FALSE(touches(0, 0.5 + trooperHeight + 0.01));
}

TEST(P5BaseContact, WithTerrainNeedsNoGapSeenFromAbove) {
    const Battlefield table = field({box("wall", {10, 10, 0}, {1, 4, 2}, heavyWall())});
    const double touching = 9.5 - smallBase.width / 2;
    EXPECT_TRUE(inBaseContact(table, trooper(touching, 10), "wall"));
    EXPECT_FALSE(inBaseContact(table, trooper(touching - 0.01, 10), "wall"));
    EXPECT_FALSE(inBaseContact(table, trooper(touching, 10), "no such piece"));
}

// The rulebook's example in the section "Measuring Height".
TEST(P12TerrainHeight, ExampleMeasuringHeight) {
    EXPECT_EQ(heightBand(dimensions(), 4.0), 1);
    EXPECT_EQ(heightBand(dimensions(), 5.999), 1);
    EXPECT_EQ(heightBand(dimensions(), 6.0), 2);
    EXPECT_EQ(heightBand(dimensions(), 8.0), 2);
}

}  // namespace
}  // namespace sightline::geometry::test
