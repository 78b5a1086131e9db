#include "geometry/place/nearest_place.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

Vec2 at(const std::optional<Mini>& mini) {
    return mini ? Vec2(mini->position) : Vec2(std::nan(""), std::nan(""));
}

TEST(NearestPoint, IsDrawnInToTheBorderOfWhatIsLegal) {
    const auto beyond = [](double x) { return [x](Vec2 it) { return it.x >= x; }; };
    EXPECT_EQ(*nearestPoint({3, 4}, beyond(3.0), 8.0), Vec2(3, 4));
    const auto found = nearestPoint({3, 4}, beyond(5.0), 8.0);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->x, 5.0, 0.001);
    EXPECT_NEAR(found->y, 4.0, 1e-9);
    EXPECT_TRUE(nearestPoint({3, 4}, beyond(10.99), 8.0));
    EXPECT_FALSE(nearestPoint({3, 4}, beyond(11.01), 8.0));
}

TEST(NearestLegalPlace, IsWhereItStandsWhenThatIsLegal) {
    EXPECT_EQ(at(nearestLegalPlace(field(), trooper(10, 10), {})), Vec2(10, 10));
}

TEST(NearestLegalPlace, IsBackOnTheTable) {
    const auto inside = nearestLegalPlace(field(), trooper(-2, 10), {});
    EXPECT_NEAR(at(inside).x, smallRadius, 0.002);
    EXPECT_NEAR(at(inside).y, 10, 0.02);
}

TEST(NearestLegalPlace, TouchesTheMiniatureThatWasOverlapped) {
    const std::vector<PlacedMini> others{{4, trooper(10, 10)}};
    const auto beside = nearestLegalPlace(field(), trooper(10.3, 10), {}, others);
    EXPECT_NEAR(at(beside).x, 10 + 2 * smallRadius, 0.002);
    EXPECT_NEAR(at(beside).y, 10, 0.02);
}

TEST(NearestLegalPlace, LeavesAWallByTheNearerSide) {
    const Battlefield table = field({box("wall", {20, 20, 0}, {1, 8, 6}, heavyWall())});
    EXPECT_NEAR(at(nearestLegalPlace(table, trooper(20.2, 20), {})).x, 20.5 + smallRadius, 0.003);
    EXPECT_NEAR(at(nearestLegalPlace(table, trooper(19.8, 20), {})).x, 19.5 - smallRadius, 0.003);
}

TEST(NearestLegalPlace, KeepsAFurtherCondition) {
    const auto north = [](const Mini& mini) { return mini.position.y >= 12; };
    const auto found = nearestLegalPlace(field(), trooper(10, 10), {}, {}, {}, north);
    EXPECT_NEAR(at(found).y, 12, 0.002);
    EXPECT_NEAR(at(found).x, 10, 0.02);
}

TEST(NearestLegalPlace, IsNoneBeyondTheFarthest) {
    const auto north = [](const Mini& mini) { return mini.position.y >= 12; };
    EXPECT_FALSE(nearestLegalPlace(field(), trooper(10, 10), {}, {}, {}, north, 1.99));
    EXPECT_TRUE(nearestLegalPlace(field(), trooper(10, 10), {}, {}, {}, north, 2.0));
}

}  // namespace
}  // namespace sightline::geometry::test
