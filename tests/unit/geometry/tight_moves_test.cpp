// The closest legal move of a notched base on ground that is narrower than the grid it is looked
// for on.
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

// A bike on the end of a wall's top, half an inch wide and too high to come down from: its base
// hangs over. Behind it, away from the target, the top goes on for miles; beside it there is room
// for less than an inch.
struct NarrowTop {
    Battlefield table = [] {
        PieceSpec wall =
            mesh("wall", {24.27, 8.83, 0},
                 {boxPart("Block", {-0.23, -3.02, 0}, {0.23, 3.02, 2.71})}, heavyWall());
        wall.rotation = {53.28};
        return field({wall});
    }();
    Mini mover = [] {
        Mini mini = bike(21.66, 10.14, 90.01);
        mini.position.z = 2.71;
        return mini;
    }();
    MoveTerms terms = bikeTerms(3);
    Vec2 target{8, 6.23};
};

TEST(ClosestMove, OfANotchedBaseIsFoundOnATopNarrowerThanTheGrid) {
    const NarrowTop top;
    Move beside = straight(1, 5.9302, 0.12962, 28.64562);
    beside.rotateFirst = Degrees{5.9302};
    const MoveVerdict known = judgeMove(top.table, top.mover, beside, top.terms);
    ASSERT_TRUE(known.legal) << texts(known.objections);
    const auto found = closestLegalMove(top.table, top.mover, top.target, top.terms);
    ASSERT_TRUE(found);
    EXPECT_TRUE(judgeMove(top.table, top.mover, found->move, top.terms).legal);
    EXPECT_LE(found->miss, glm::distance(Vec2(known.end.position), top.target));
}

// What is found is on the near end of the top, not on the far one.
TEST(ClosestMove, OfANotchedBaseStaysOnTheEndThatIsNearer) {
    const NarrowTop top;
    const auto found = closestLegalMove(top.table, top.mover, top.target, top.terms);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->miss, 14.37, 0.1);
    EXPECT_NEAR(found->verdict.end.position.z, 2.71, 1e-9);
}

}  // namespace
}  // namespace sightline::geometry::test
