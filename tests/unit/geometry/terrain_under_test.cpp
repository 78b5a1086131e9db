// What a flat token lies over, from the shapes of pieces. Core Rulebook p. 20, Placing Objectives.
#include "geometry/table/terrain_under.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

std::vector<TerrainUnder> under(const PieceSpec& piece, Vec2 at, double diameter = 1.0) {
    const auto field = Battlefield::make({72.0, 36.0}, {piece}, dimensions());
    return terrainUnder(field.value(), token(at, diameter));
}

/// The first piece under the token; the test fails where there is none.
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

// A tent: both sides are far too steep to stand on, and are under the token all the same.
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
            Going plain;
            for (const TerrainUnder& one : terrainUnder(table, token({x, y}, 1.0))) {
                plain.impassable = plain.impassable || one.impassable;
                if (one.piece == "bog") plain.difficult = true;
            }
            const Going going = goingOver(table, token({x, y}, 1.0));
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
