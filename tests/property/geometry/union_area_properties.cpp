// Compares the area of a union with a grid of points, within the error bound of the grid.
#include "geometry/measure/union_area.h"

#include <cmath>

#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {
namespace {

constexpr Vec2 low{0.0, 0.0}, high{20.0, 12.0};

/// A star-shaped polygon: simple, often not convex.
Polygon anyStar(TableDice& dice) {
    const Vec2 middle(dice(-2.0, 22.0), dice(-2.0, 14.0));
    const int corners = dice.whole(3, 9);
    Polygon star;
    for (int i = 0; i < corners; ++i)
        star.push_back(middle + direction({360.0 * i / corners}) * dice(0.3, 5.0));
    return star;
}

struct Sampled {
    double area = 0.0;
    double mayBeOff = 0.0;
};

// The area of a union of polygons by a grid of points. The grid can be wrong only in cells that an
// edge crosses. The points of these cells are within one cell diagonal of the edge.
Sampled sampled(const std::vector<Polygon>& polygons) {
    constexpr double cell = 0.02;
    const double diagonal = cell * std::sqrt(2.0);
    Sampled result;
    for (double y = low.y + cell / 2; y < high.y; y += cell)
        for (double x = low.x + cell / 2; x < high.x; x += cell)
            for (const Polygon& polygon : polygons)
                if (contains(polygon, {x, y})) {
                    result.area += cell * cell;
                    break;
                }
    for (const Polygon& polygon : polygons)
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const double length = glm::distance(polygon[i], polygon[(i + 1) % polygon.size()]);
            result.mayBeOff += 2.0 * diagonal * length + std::numbers::pi * diagonal * diagonal;
        }
    return result;
}

TEST(UnionArea, AgreesWithAGridOfPoints) {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        TableDice dice(seed);
        std::vector<Polygon> polygons;
        for (int i = dice.whole(1, 7); i > 0; --i) polygons.push_back(anyStar(dice));
        const Sampled slow = sampled(polygons);
        EXPECT_NEAR(unionArea(polygons, low, high), slow.area, slow.mayBeOff) << "seed " << seed;
    }
}

TEST(UnionArea, OfRectanglesIsWhatTheyAreWithoutTheirShare) {
    const Polygon one{{1, 1}, {5, 1}, {5, 4}, {1, 4}}, other{{3, 2}, {9, 2}, {9, 6}, {3, 6}};
    EXPECT_NEAR(unionArea(std::vector<Polygon>{one}, low, high), 12.0, 1e-12);
    EXPECT_NEAR(unionArea(std::vector<Polygon>{one, other}, low, high), 32.0, 1e-12);
    EXPECT_NEAR(unionArea(std::vector<Polygon>{one, one, one}, low, high), 12.0, 1e-12);
}

TEST(UnionArea, CountsWhatLiesWithinTheRectangleOnly) {
    const Polygon over{{-3, -3}, {2, -3}, {2, 2}, {-3, 2}}, outside{{30, 1}, {31, 1}, {30, 2}};
    EXPECT_NEAR(unionArea(std::vector<Polygon>{over, outside}, low, high), 4.0, 1e-12);
    EXPECT_EQ(unionArea({}, low, high), 0.0);
    const Polygon slanting{{-1, 0}, {1, 0}, {1, 4}, {-1, 4}}, corner{{-2, 2}, {2, -2}, {2, 2}};
    EXPECT_NEAR(unionArea(std::vector<Polygon>{corner}, low, high), 4.0, 1e-12);
    EXPECT_NEAR(unionArea(std::vector<Polygon>{slanting}, low, high), 4.0, 1e-12);
}

TEST(UnionArea, PiecesThatTouchLeaveNoSeam) {
    std::vector<Polygon> tiles;
    for (int x = 0; x < 5; ++x)
        for (int y = 0; y < 4; ++y)
            tiles.push_back({{x * 1.1, y * 0.7},
                             {(x + 1) * 1.1, y * 0.7},
                             {(x + 1) * 1.1, (y + 1) * 0.7},
                             {x * 1.1, (y + 1) * 0.7}});
    EXPECT_NEAR(unionArea(tiles, low, high), 5 * 1.1 * 4 * 0.7, 1e-9);
}

}  // namespace
}  // namespace sightline::geometry::test
