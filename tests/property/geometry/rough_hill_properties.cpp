// Lines of sight past models with many triangles. If a model clearly blocks, the verdict must be
// blocked. If a line is clear, the verdict must not be blocked. The slow reference tests every
// triangle against each line.
#include <gtest/gtest.h>

#include <random>

#include "property/geometry/sight_oracle.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

constexpr int hillSquares = 76;   // squares along each side; the top has 11,552 triangles
constexpr double hillWidth = 12;  // width of the hill, inches

double roughOf(std::mt19937& generator, double most) {
    return std::uniform_real_distribution<double>(0.0, most)(generator);
}

/// A dome that is covered with stones. Its lower edge is on the mat.
MeshPart dome(unsigned seed, double stones, double tall = 4.0) {
    std::mt19937 generator(seed);
    MeshPart part{"Dome", {}, {}};
    for (int j = 0; j <= hillSquares; ++j)
        for (int i = 0; i <= hillSquares; ++i) {
            const double x = 2.0 * i / hillSquares - 1.0, y = 2.0 * j / hillSquares - 1.0;
            const double height = tall * (1.0 - x * x - y * y);
            part.vertices.emplace_back(x * hillWidth / 2, y * hillWidth / 2,
                                       height > 0.0 ? height + roughOf(generator, stones) : 0.0);
        }
    for (int j = 0; j < hillSquares; ++j)
        for (int i = 0; i < hillSquares; ++i) {
            const int at = j * (hillSquares + 1) + i;
            part.triangles.push_back({at, at + 1, at + hillSquares + 2});
            part.triangles.push_back({at, at + hillSquares + 2, at + hillSquares + 1});
        }
    return part;
}

/// A rough closed block with a tunnel along x, 2 inches wide and 2 inches tall.
MeshPart tunnel(unsigned seed) {
    std::mt19937 generator(seed);
    MeshPart part{"Tunnel", {}, {}};
    const auto number = [](int i, int j, bool top) {
        return 2 * (j * (hillSquares + 1) + i) + (top ? 1 : 0);
    };
    for (int j = 0; j <= hillSquares; ++j)
        for (int i = 0; i <= hillSquares; ++i) {
            const double x = (1.0 * i / hillSquares - 0.5) * hillWidth,
                         y = (1.0 * j / hillSquares - 0.5) * hillWidth;
            part.vertices.emplace_back(x, y, std::abs(y) < 1.0 ? 2.0 : 0.0);
            part.vertices.emplace_back(x, y, 3.5 + roughOf(generator, 0.3));
        }
    for (int j = 0; j < hillSquares; ++j)
        for (int i = 0; i < hillSquares; ++i)
            for (const bool top : {true, false}) {
                const int a = number(i, j, top), b = number(i + 1, j, top);
                const int c = number(i + 1, j + 1, top), d = number(i, j + 1, top);
                part.triangles.push_back(top ? std::array{a, b, c} : std::array{a, c, b});
                part.triangles.push_back(top ? std::array{a, c, d} : std::array{a, d, c});
            }
    const auto wall = [&](int i, int j, int k, int l) {
        part.triangles.push_back({number(i, j, false), number(k, l, false), number(k, l, true)});
        part.triangles.push_back({number(i, j, false), number(k, l, true), number(i, j, true)});
    };
    for (int i = 0; i < hillSquares; ++i) {
        wall(i, 0, i + 1, 0), wall(hillSquares, i, hillSquares, i + 1);
        wall(i + 1, hillSquares, i, hillSquares), wall(0, i + 1, 0, i);
    }
    return part;
}

struct HillTable {
    explicit HillTable(const MeshPart& part)
        : pieces{mesh("hill", {36, 18, 0}, {part}, heavyWall())},
          field(*Battlefield::make({72, 36}, pieces, dimensions())),
          oracle(pieces) {}
    Sight look(const Mini& one, const Mini& other) const {
        return lineOfSight(field, silhouetteOf(one), silhouetteOf(other), {.margin = false});
    }
    /// Tries random lines until one misses every triangle by more than the rounding error.
    bool seesByChance(const Mini& one, const Mini& other, int tries, std::mt19937& generator) {
        const Silhouette from = silhouetteOf(one), to = silhouetteOf(other);
        if (!oracle.between(from, to, 0.0)) return false;
        for (int i = 0; i < tries; ++i) {
            const auto pointOf = [&](const Silhouette& body) {
                const double turn = roughOf(generator, 6.2831853);
                const double off = roughOf(generator, body.outline.radius);
                return Vec3(body.outline.a + Vec2(std::cos(turn), std::sin(turn)) * off,
                            body.bottom + roughOf(generator, body.top - body.bottom));
            };
            const Segment line{pointOf(from), pointOf(to)};
            if (oracle.isClear(line) && oracle.room(line, 1.0) > 2.0 * sightRoom) return true;
        }
        return false;
    }
    std::vector<PieceSpec> pieces;
    Battlefield field;
    SightOracle oracle;
};

Mini besideHill(double turn, double off) {
    return trooper(36 + off * std::cos(turn), 18 + off * std::sin(turn));
}

TEST(RoughHills, WhatIsPlainlyBehindOneIsBlocked) {
    for (const unsigned seed : {1U, 2U}) {
        const HillTable table(dome(seed, 0.3));
        for (int i = 0; i < 24; ++i) {
            const double turn = 0.27 * i;
            const Sight sight =
                table.look(besideHill(turn, 7.0 + 0.3 * i), besideHill(turn + 2.9 + 0.02 * i, 8.0));
            EXPECT_EQ(sight.verdict, SightVerdict::blocked) << seed << " " << i;
            EXPECT_TRUE(sight.proven);
        }
    }
}

// Stones of up to 0.2 inches. The silhouettes end less than 0.2 inches below the tops of the
// stones.
TEST(RoughHills, LinesLittleUnderTheCrestAreBlocked) {
    int blocked = 0;
    for (const unsigned seed : {7U, 8U, 9U}) {
        const HillTable table(dome(seed, 0.2, trooperHeight + 0.05));
        for (int i = 0; i < 8; ++i) {
            const double turn = 0.1 + 0.785 * i;
            const Sight sight = table.look(besideHill(turn, 7.5), besideHill(turn + 3.24, 8.0));
            EXPECT_NE(sight.verdict, SightVerdict::visible);
            blocked += sight.verdict == SightVerdict::blocked ? 1 : 0;
        }
    }
    EXPECT_GE(blocked, 18) << "of 24";
}

TEST(RoughHills, NothingThatSeesIsBlocked) {
    std::mt19937 generator(4);
    int blocked = 0, visible = 0;
    for (const MeshPart& part : {dome(3, 0.3), dome(5, 1.5), tunnel(6)}) {
        HillTable table(part);
        for (int i = 0; i < 24; ++i) {
            const double turn = roughOf(generator, 6.2831853);
            const Mini one = besideHill(turn, 6.7 + roughOf(generator, 5.0));
            const Mini other =
                besideHill(turn + 1.5 + roughOf(generator, 3.2), 6.7 + roughOf(generator, 5.0));
            const Sight sight = table.look(one, other);
            visible += sight.verdict == SightVerdict::visible;
            if (sight.verdict != SightVerdict::blocked) continue;
            ++blocked;
            EXPECT_FALSE(table.seesByChance(one, other, 150, generator)) << i;
        }
    }
    EXPECT_GT(blocked, 10);
    EXPECT_GT(visible, 10);
}

TEST(RoughHills, ATunnelIsNotFilled) {
    const HillTable table(tunnel(8));
    const Sight through = table.look(trooper(28, 18), trooper(44, 18));
    EXPECT_EQ(through.verdict, SightVerdict::visible);
    EXPECT_EQ(table.look(trooper(36, 10), trooper(36, 26)).verdict, SightVerdict::blocked);
    EXPECT_EQ(table.look(trooper(28, 21.5), trooper(44, 21.5)).verdict, SightVerdict::blocked);
}

TEST(RoughHills, AHillThatStopsNoLinesStopsNone) {
    HillTable table(dome(9, 0.3));
    table.pieces[0].facts.blocksLos = false;
    const auto field = Battlefield::make({72, 36}, table.pieces, dimensions());
    EXPECT_TRUE(
        isVisible(*field, silhouetteOf(besideHill(0, 8)), silhouetteOf(besideHill(3.1, 8))));
}

}  // namespace
}  // namespace sightline::geometry::test
