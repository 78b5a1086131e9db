// The terrain below a flat token, computed from the shapes of pieces. Core Rulebook p. 20, Placing
// Objectives.
#include "geometry/table/terrain_under.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

std::vector<TerrainUnder> under(const PieceSpec& piece, Vec2 at, double diameter = 1.0) {
    const auto field = Battlefield::make({72.0, 36.0}, {piece}, dimensions());
    return terrainUnder(field.value(), token(at, diameter));
}

/// The terrain below a token, which must be exactly one piece.
TerrainUnder only(const PieceSpec& piece, Vec2 at, double diameter = 1.0) {
    const auto all = under(piece, at, diameter);
    EXPECT_EQ(all.size(), 1U);
    return all.empty() ? TerrainUnder{} : all.front();
}

TEST(TerrainUnder, TouchingIsNotOverlapping) {
    const std::vector<PieceSpec> pieces{
        box("box", {10, 10, 0}, {4, 4, 2}), cylinder("post", {10, 10, 0}, 4.0, 2.0),
        mesh("model", {10, 10, 0}, {boxPart("hall", {-2, -2, 0}, {2, 2, 2})})};
    for (const PieceSpec& piece : pieces) {
        EXPECT_TRUE(under(piece, {12.5, 10.0}).empty()) << piece.id;
        EXPECT_EQ(under(piece, {12.49, 10.0}).size(), 1U) << piece.id;
        EXPECT_FALSE(only(piece, {12.0, 10.0}).wholly) << piece.id;
        EXPECT_FALSE(only(piece, {11.51, 10.0}).wholly) << piece.id;
        EXPECT_TRUE(only(piece, {11.5, 10.0}).wholly) << piece.id;
    }
}

TEST(TerrainUnder, ALargerTokenCoversALittlePieceOnlyPartly) {
    EXPECT_FALSE(only(box("crate", {10, 10, 0}, {1, 1, 1}), {10, 10}, 2.0).wholly);
    EXPECT_FALSE(only(mesh("crate", {10, 10, 0}, {boxPart("it", {-0.5, -0.5, 0}, {0.5, 0.5, 1})}),
                      {10, 10}, 2.0)
                     .wholly);
}

// A tent. Its sides are too steep for a base, but they count as terrain below a token.
TEST(TerrainUnder, SteepPartsLieUnderATokenToo) {
    MeshPart tent{
        "tent",
        {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, -2, 6}, {0, 2, 6}},
        {{0, 1, 4}, {2, 3, 5}, {1, 2, 5}, {1, 5, 4}, {3, 0, 4}, {3, 4, 5}, {0, 2, 1}, {0, 3, 2}}};
    const PieceSpec piece = mesh("tent", {10, 10, 0}, {tent});
    EXPECT_TRUE(only(piece, {10.0, 10.0}).wholly);
    EXPECT_TRUE(only(piece, {11.5, 10.0}).wholly);
    EXPECT_FALSE(only(piece, {11.6, 10.0}).wholly);
}

/// Slow reference: true if every point of the token is inside at least one of the rectangles.
bool liesIn(const std::vector<std::pair<Vec2, Vec2>>& rectangles, Vec2 at, double radius) {
    for (int ring = 0; ring <= 8; ++ring) {
        for (int turn = 0; turn < 96; ++turn) {
            const double angle = turn * std::numbers::pi / 48.0, r = radius * ring / 8.0;
            const Vec2 point = at + r * Vec2{std::cos(angle), std::sin(angle)};
            const bool in = std::any_of(rectangles.begin(), rectangles.end(), [&](const auto& one) {
                return point.x >= one.first.x && point.y >= one.first.y &&
                       point.x <= one.second.x && point.y <= one.second.y;
            });
            if (!in) return false;
        }
    }
    return true;
}

// A model in the shape of a U. It consists of parts that touch each other, around an empty court.
TEST(TerrainUnder, WhollyIsWhatEveryPointOfTheTokenSays) {
    const std::vector<std::pair<Vec2, Vec2>> halls{
        {{-4, -4}, {4, -2}}, {{-4, -2}, {-2, 4}}, {{2, -2}, {4, 4}}};
    std::vector<MeshPart> parts;
    parts.reserve(halls.size());
    for (const auto& [lo, hi] : halls)
        parts.push_back(boxPart("hall " + std::to_string(parts.size()), {lo.x, lo.y, 0},
                                {hi.x, hi.y, 1.0 + static_cast<double>(parts.size())}));
    const PieceSpec piece = mesh("court", {10, 10, 0}, parts);
    const auto field = Battlefield::make({72.0, 36.0}, {piece}, dimensions());
    int wholly = 0, partly = 0;
    for (double y = 5.0; y < 15.0; y += 0.173) {
        for (double x = 5.0; x < 15.0; x += 0.191) {
            const Vec2 at{x, y}, here = at - Vec2{10, 10};
            const bool surely = liesIn(halls, here, 0.52), hardly = !liesIn(halls, here, 0.48);
            const auto under = terrainUnder(field.value(), token(at, 1.0));
            if (under.empty() || surely == hardly) continue;
            EXPECT_EQ(under.front().wholly, surely) << x << " " << y;
            ++(surely ? wholly : partly);
        }
    }
    EXPECT_GT(wholly, 300);
    EXPECT_GT(partly, 300);
}

TEST(TerrainUnder, HowFarAPieceReachesIsLookedForWhereItIsAskedOnly) {
    const auto field = Battlefield::make(
        {72.0, 36.0}, {box("hall", {10, 10, 0}, {4, 4, 2}), box("yard", {10, 10, 0}, {8, 8, 1})},
        dimensions());
    const auto asked = [](const PieceInfo& piece) { return piece.id == "yard"; };
    const auto under = terrainUnder(field.value(), token({10, 10}, 1.0), asked);
    ASSERT_EQ(under.size(), 2U);
    for (const TerrainUnder& one : under) EXPECT_EQ(one.wholly, one.piece == "yard");
}

TEST(TerrainUnder, TheImpassablePartThatItRestsOnOrThatRisesThroughIt) {
    PieceSpec house = mesh(
        "house", {10, 10, 0},
        {boxPart("hall", {-4, -4, 0}, {4, 4, 0.2}), boxPart("roof", {-4, -4, 3.0}, {0, 4, 3.2}),
         boxPart("chimney", {-4, 2, 3.2}, {-3, 3, 5.0})});
    EXPECT_FALSE(only(house, {9.0, 9.0}).impassable);
    house.parts["chimney"].movement = Movement::impassable;
    EXPECT_FALSE(only(house, {9.0, 9.0}).impassable);
    EXPECT_TRUE(only(house, {7.4, 12.5}).impassable);
    EXPECT_FALSE(only(house, {7.5, 12.5}).impassable) << "touching";
    house.parts["hall"].movement = Movement::impassable;
    EXPECT_TRUE(only(house, {12.0, 9.0}).impassable);
    EXPECT_FALSE(only(house, {8.0, 9.0}).impassable) << "the roof covers the hall";
}

TEST(TerrainUnder, GoingIsWhatThePiecesUnderItSay) {
    PieceSpec house = mesh("house", {10, 10, 0},
                           {boxPart("hall", {-4, -4, 0}, {4, 4, 0.2}),
                            boxPart("chimney", {-4, 2, 0.2}, {-3, 3, 5.0})});
    house.parts["chimney"].movement = Movement::impassable;
    Facts block = heavyWall();
    block.movement = Movement::impassable;
    const Battlefield table = field({house, box("bog", {13, 8, 0}, {5, 4, 0.3}, woods(), 25.0),
                                     cylinder("post", {16, 13, 0}, 3.0, 2.0, block)});
    int impassable = 0, difficult = 0;
    for (double y = 4.0; y < 18.0; y += 0.37)
        for (double x = 4.0; x < 20.0; x += 0.41) {
            TerrainPassage plain;
            for (const TerrainUnder& one : terrainUnder(table, token({x, y}, 1.0))) {
                plain.impassable = plain.impassable || one.impassable;
                if (one.piece == "bog") plain.difficult = true;
            }
            const TerrainPassage going = passageOver(table, token({x, y}, 1.0));
            EXPECT_EQ(going.impassable, plain.impassable) << x << " " << y;
            EXPECT_EQ(going.difficult, plain.difficult) << x << " " << y;
            impassable += going.impassable ? 1 : 0;
            difficult += going.difficult ? 1 : 0;
        }
    EXPECT_GT(impassable, 20);
    EXPECT_GT(difficult, 20);
}

}  // namespace
}  // namespace sightline::geometry::test
