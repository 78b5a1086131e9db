// Legal positions of the movement tool on the table Dustfall, compared with vertical sections of
// the terrain at every point.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "app/files/tables/load.h"
#include "geometry/move/reach.h"

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;

struct Crossing {
    double z = 0.0;
    bool upward = false;
};

/// All triangles of one terrain piece at its position on the table, for vertical rays.
class Model {
  public:
    explicit Model(const geometry::PieceSpec& spec) {
        const Vec2 x = geometry::direction(spec.rotation);
        for (const auto& part : std::get<geometry::MeshShape>(spec.shape).parts)
            for (const auto& corners : part.triangles) {
                std::array<Vec3, 3> triangle;
                for (std::size_t i = 0; i < 3; ++i) {
                    const Vec3 p = part.vertices[static_cast<std::size_t>(corners[i])];
                    triangle[i] =
                        spec.position + Vec3(p.x * x.x - p.y * x.y, p.x * x.y + p.y * x.x, p.z);
                }
                for (int i = cellOf(least(triangle, 0)); i <= cellOf(most(triangle, 0)); ++i)
                    for (int k = cellOf(least(triangle, 1)); k <= cellOf(most(triangle, 1)); ++k)
                        cells_[{i, k}].push_back(triangle);
            }
    }
    std::vector<Crossing> over(Vec2 at) const {
        std::vector<Crossing> found;
        const auto cell = cells_.find({cellOf(at.x), cellOf(at.y)});
        if (cell == cells_.end()) return found;
        for (const auto& [a, b, c] : cell->second) {
            const auto side = [&](Vec3 p, Vec3 q) {
                return (q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x);
            };
            const double ab = side(a, b), bc = side(b, c), ca = side(c, a);
            const double area = ab + bc + ca;
            if (area == 0.0 || (ab < 0) != (bc < 0) || (bc < 0) != (ca < 0)) continue;
            found.push_back({(bc * a.z + ca * b.z + ab * c.z) / area, area > 0});
        }
        std::sort(found.begin(), found.end(),
                  [](const auto& one, const auto& other) { return one.z < other.z; });
        return found;
    }

  private:
    using Corners = std::array<Vec3, 3>;
    static int cellOf(double at) { return static_cast<int>(std::floor(at * 4.0)); }
    static double least(const Corners& it, int axis) {
        return std::min({it[0][axis], it[1][axis], it[2][axis]});
    }
    static double most(const Corners& it, int axis) {
        return std::max({it[0][axis], it[1][axis], it[2][axis]});
    }

    std::map<std::pair<int, int>, std::vector<Corners>> cells_;  // cells of a quarter of an inch
};

// True if a miniature of height `height` can stand on a floor that is at most `most` high. There
// must be enough space below the next surface above the floor.
bool passable(const std::vector<Crossing>& crossings, double most, double height) {
    std::vector<double> floors{0.0};
    for (const Crossing& it : crossings)
        if (it.upward && it.z <= most) floors.push_back(it.z);
    return std::any_of(floors.begin(), floors.end(), [&](double floor) {
        const auto above = std::find_if(crossings.begin(), crossings.end(),
                                        [&](const Crossing& it) { return it.z > floor + 2e-3; });
        return above == crossings.end() || (!above->upward && above->z >= floor + height - 2e-3);
    });
}

struct Dustfall {
    Layout layout =
        *loadLayout(std::filesystem::path(SIGHTLINE_ASSETS) / "layouts/dustfall.layout.json");
    geometry::Dimensions dimensions = *loadDimensions(SIGHTLINE_ASSETS);
    geometry::Battlefield field = *battlefieldOf(layout, dimensions);

    const geometry::PieceSpec& piece(const std::string& id) const {
        return *std::find_if(layout.pieces.begin(), layout.pieces.end(),
                             [&](const auto& it) { return it.id == id; });
    }
    geometry::Mini trooper(Vec2 at) const {
        return {Vec3(at, 0.0), {}, dimensions.bases.at("small"), dimensions.smallSilhouette};
    }
};

// No legal movement tool may cross a wall that is too high. The tests start from many places around
// the ruined houses.
TEST(DustfallMoves, NoLegalToolCrossesATallWallOfARuinedHouse) {
    const Dustfall table;
    const Model ruin(table.piece("ruined-house-1"));
    const Vec2 middle(table.piece("ruined-house-1").position);
    int looked = 0, crossed = 0;
    for (int i = 0; i < 24; ++i) {
        const geometry::Mini mover =
            table.trooper(middle + geometry::direction({15.0 * i}) * (4.6 + 0.2 * (i % 3)));
        if (!judgePlacement(table.field, mover, {}).legal) continue;
        geometry::MoveTerms terms;
        terms.speed = 2;
        terms.maxClimb = mover.height;
        const geometry::Reach reach = reachOf(table.field, mover, terms);
        for (const geometry::Move& way : reach.ways) {
            const auto tool = geometry::toolShape(table.dimensions, way.toolSpeed, mover, way.pose);
            for (const auto& arm : {tool.firstArm, tool.secondArm})
                for (int k = 0; k < 400; ++k) {
                    const int row = k / 50;
                    const double along = (k % 50 + 0.5) / 50, across = (row + 0.5) / 8;
                    const Vec2 at = arm[0] + (arm[1] - arm[0]) * along +
                                    (arm[3] - arm[0]) * (0.02 + 0.96 * across);
                    ++looked;
                    crossed += !passable(ruin.over(at), terms.maxClimb, mover.height);
                }
        }
    }
    EXPECT_GT(looked, 100000);
    EXPECT_EQ(crossed, 0);
}

// A legal tool may reach into the ruined house over its broken wall, which is 0.45 inches high at
// its lowest point, or through its door. A trooper fits through both openings.
TEST(DustfallMoves, TheRuinedHouseIsEnteredWhereItsWallIsLow) {
    const Dustfall table;
    const auto& spec = table.piece("ruined-house-1");
    const Vec2 middle(spec.position), right = geometry::direction(spec.rotation);
    const geometry::Mini mover = table.trooper(middle + right * 4.4);
    geometry::MoveTerms terms;
    terms.speed = 2;
    terms.maxClimb = mover.height;
    const auto inside = closestLegalMove(table.field, mover, middle + right * 1.2, terms);
    ASSERT_TRUE(inside);
    EXPECT_TRUE(inside->verdict.legal);
    EXPECT_LT(inside->miss, 0.5);
}

}  // namespace
}  // namespace sightline::app
