#include "geometry/cohesion/formation.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const std::vector<FormationMember> squad{
    {1, trooper(11.5, 10)}, {2, trooper(8.5, 10)}, {3, trooper(10, 11.5)}, {4, trooper(10, 8.5)}};

TEST(P25Formation, IsKeptWhereItIsLegal) {
    const auto places = placeInCohesion(field(), trooper(10, 10), trooper(15, 12), squad, {});
    ASSERT_EQ(places.size(), 4U);
    EXPECT_EQ(places[0].mini.position, Vec3(16.5, 12, 0));
    EXPECT_EQ(places[3].mini.position, Vec3(15, 10.5, 0));
    for (const FormationPlace& place : places) EXPECT_TRUE(place.inCohesion);
}

TEST(P25Formation, AvoidsTheTablesEdgeAndOthers) {
    const std::vector<PlacedMini> others{{9, trooper(2.2, 1)}};
    const auto places =
        placeInCohesion(field(), trooper(10, 10), trooper(0.7, 0.7), squad, {}, others);
    for (const FormationPlace& place : places) {
        EXPECT_TRUE(place.inCohesion);
        EXPECT_TRUE(judgePlacement(field(), place.mini, {}, others).legal);
    }
}

// Places near the miniature's earlier place have no line of sight to the leader. The solver tests
// many places before it reaches the leader's side of the wall.
TEST(P25Formation, ComesRoundAWallThatHidesItsPlace) {
    const Battlefield table = field({box("wall", {18.6, 20, 0}, {0.4, 14, 6}, heavyWall())});
    const std::vector<FormationMember> behind{{1, trooper(7.3, 10)}};
    const auto places = placeInCohesion(table, trooper(10, 10), trooper(20, 20), behind, {});
    EXPECT_TRUE(places[0].inCohesion);
    EXPECT_GT(places[0].mini.position.x, 18.8);
}

TEST(P25Formation, WithoutRoomInCohesionItStaysAsCloseAsPossible) {
    // The leader is alone on a pillar. The pillar is higher than the leader's silhouette.
    const Battlefield table = field({box("pillar", {20, 20, 0}, {1.1, 1.1, 4}, heavyWall())});
    const std::vector<FormationMember> one{{1, trooper(11, 10)}};
    const auto places = placeInCohesion(table, trooper(10, 10), trooper(20, 20, 4), one, {});
    EXPECT_FALSE(places[0].inCohesion);
    EXPECT_EQ(places[0].mini.position.z, 0.0);
    EXPECT_LT(glm::distance(Vec2(places[0].mini.position), Vec2(20, 20)), 1.6);
}

// A place beyond a chasm is not in cohesion, because the ruler may not cross the chasm.
TEST(P25Formation, NobodyIsPutBeyondImpassableGround) {
    const Facts chasm{Kind::area, Movement::impassable, Cover::none, false, {}};
    const auto placed = [&](const Facts& facts) {
        const Battlefield table = field({box("chasm", {21.2, 12, 0}, {0.5, 30, 0.1}, facts)});
        const std::vector<FormationMember> one{{1, trooper(12.4, 10)}};
        const auto places = placeInCohesion(table, trooper(10, 10), trooper(20, 12), one, {});
        EXPECT_TRUE(places[0].inCohesion);
        return places[0].mini.position.x;
    };
    EXPECT_LT(placed(chasm), 21.0);
    Facts open = chasm;
    open.movement = Movement::open;
    EXPECT_NEAR(placed(open), 22.4, 1e-9);
}

// If the caller asks for cover, the other miniatures go behind the barricade. Otherwise they keep
// their places.
TEST(P25Formation, TakesCoverWhenAsked) {
    const Battlefield table = field({box("barricade", {22, 12, 0}, {0.6, 3, 0.9}, barricade())});
    const std::vector<FormationMember> two{{1, trooper(10, 7.6)}, {2, trooper(11.4, 7.6)}};
    const std::vector<Mini> enemy{trooper(34, 12)};
    const auto covered = [&](std::span<const Mini> from) {
        const auto places =
            placeInCohesion(table, trooper(10, 10), trooper(20.5, 12), two, {}, {}, {}, {}, from);
        int count = 0;
        for (const FormationPlace& place : places) {
            EXPECT_TRUE(place.inCohesion);
            count += obscured(table, enemy.front(), place.mini).obscured;
        }
        return count;
    };
    EXPECT_EQ(covered({}), 0);
    EXPECT_EQ(covered(enemy), 2);
}

TEST(P26Formation, NotchedFollowersTakeTheLeadersFacing) {
    const std::vector<FormationMember> bikes{{1, bike(10, 13)}};
    const auto places = placeInCohesion(field(), bike(10, 10), bike(20, 10, 90), bikes, {});
    EXPECT_EQ(places[0].mini.facing.value, 90.0);
    EXPECT_NEAR(places[0].mini.position.x, 17.0, 1e-9);
}

}  // namespace
}  // namespace sightline::geometry::test
