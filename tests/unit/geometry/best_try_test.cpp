// The best try of a blocked line of sight, and the point at which it is stopped.
#include "geometry/sight/best_try.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const Mini westernTrooper = trooper(10, 18), easternTrooper = trooper(30, 18);

std::optional<BestTry> tryPast(const Battlefield& table, const Mini& from, const Mini& to) {
    return bestTry(table, silhouetteOf(from), silhouetteOf(to));
}

// If both silhouettes grow by 0.31 in, they see each other. So the best try passes just below the
// top of the wall.
TEST(BestTry, PassesJustBelowTheTopOfAWallThatIsHardlyTooHigh) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 60, 1.95}, heavyWall())});
    const auto found = tryPast(table, westernTrooper, easternTrooper);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->line.from.x, 10.0, 1.0);
    EXPECT_NEAR(found->line.to.x, 30.0, 1.0);
    EXPECT_NEAR(found->stopped.x, 19.75, 1e-6) << "the near face of the wall";
    EXPECT_GT(found->stopped.z, trooperHeight - 0.1);
    EXPECT_LE(found->stopped.z, 1.95);
}

TEST(BestTry, BeginsAtTheFirstSilhouetteInEitherOrder) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 60, 1.95}, heavyWall())});
    const auto back = tryPast(table, easternTrooper, westernTrooper);
    ASSERT_TRUE(back);
    EXPECT_GT(back->line.from.x, back->line.to.x);
    EXPECT_NEAR(back->stopped.x, 20.25, 1e-6);
}

TEST(BestTry, OfAHighWallIsStillALineThatTheWallStops) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 60, 9}, heavyWall())});
    const auto found = tryPast(table, westernTrooper, easternTrooper);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->stopped.x, 19.75, 1e-6);
}

TEST(BestTry, OfAnOpenTableIsNone) {
    EXPECT_FALSE(tryPast(field(), westernTrooper, easternTrooper));
}

}  // namespace
}  // namespace sightline::geometry::test
