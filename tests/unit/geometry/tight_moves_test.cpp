// The closest legal move of a notched base on ground that is narrower than the grid of the search.
#include "geometry/move/reach.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

// A bike on the end of a high, narrow wall. The top of the wall is half an inch wide, so the base
// overhangs it, and the wall is too high to climb down. The top continues behind the bike, away
// from the target. Beside the wall there is less than an inch of space.
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

// The end of the top that is nearer to the target must be the result, not the far end.
TEST(ClosestMove, OfANotchedBaseStaysOnTheEndThatIsNearer) {
    const NarrowTop top;
    const auto found = closestLegalMove(top.table, top.mover, top.target, top.terms);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->miss, 14.37, 0.1);
    EXPECT_NEAR(found->verdict.end.position.z, 2.71, 1e-9);
}

// The players agreed on a height of 1 inch for a block that is 4.3 inches high, so the base may
// move onto it. Beside the block is scatter terrain, which is 3.5 inches high. It is lower than the
// top of the block, so it must not stop the base.
TEST(ReachOfNotchedBase, GoesOnToATopThatCountsAsLow) {
    PieceSpec low = box("low", {24, 16, 0}, {3, 3, 4.3}, heavyWall());
    low.facts.height = 1.0;
    Facts scatter = heavyWall();
    scatter.kind = Kind::scatter;
    const Battlefield table = field({low, box("crates", {24, 18.2, 0}, {3, 1, 3.5}, scatter)});
    const Mini mover = bike(24, 21, -90);
    const MoveTerms terms = bikeTerms(2);
    const Reach reach = reachOf(table, mover, terms, {}, {}, {0.6});
    int onTop = 0;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            const SolvedMove wish = wishedMove(table, mover, reach.centre(column, row), terms);
            if (!wish.verdict.legal || wish.miss > 1e-6) continue;
            EXPECT_TRUE(reach.legal(column, row)) << column << ' ' << row;
            if (wish.verdict.end.position.z > 4.0) ++onTop;
        }
    EXPECT_GT(onTop, 0);
}

}  // namespace
}  // namespace sightline::geometry::test
