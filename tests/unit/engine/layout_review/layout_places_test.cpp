// The pieces of a layout that the program may shift, and the change of the layout by such shifts.
#include "engine/legion/advice/layout_review/layout_places.h"

#include <gtest/gtest.h>

#include "engine/legion/advice/layout_review/steady_pieces.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {

TerrainPiece block(const char* id, geometry::Vec3 at) {
    TerrainPiece piece;
    piece.id = id;
    piece.name = id;
    piece.shape = boxShape({4, 3, 2});
    piece.position = at;
    piece.facts = {geometry::Movement::open, geometry::Cover::heavy, true};
    return piece;
}

TerrainLayout layoutWith(std::vector<TerrainPiece> pieces) {
    TerrainLayout layout;
    layout.pieces = std::move(pieces);
    return layout;
}

TEST(PiecesThatStay, AreLockedOrOfAGroup) {
    TerrainLayout layout = layoutWith({block("free", {10, 10, 0}), block("locked", {20, 10, 0}),
                                       block("one", {30, 10, 0}), block("other", {40, 10, 0})});
    EXPECT_TRUE(piecesThatStay(layout).empty());
    layout.find("locked")->locked = true;
    layout.find("one")->group = 1;
    layout.find("other")->group = -1;
    EXPECT_EQ(piecesThatStay(layout), (PieceIds{"locked", "one", "other"}));
}

TEST(PiecesThatStay, StandOnAnotherOrBearOne) {
    const TerrainLayout layout = layoutWith(
        {block("house", {10, 10, 0}), block("crates", {11, 10, 2}), block("beside", {15, 10, 0})});
    EXPECT_EQ(piecesThatStay(layout), (PieceIds{"house", "crates"}));
}

TEST(LayoutPlaces, ComeBackAsTheyWere) {
    const TerrainLayout layout =
        layoutWith({block("a", {10.123456789, 10, 0}), block("b", {20, 10.5, 1})});
    const auto same = withPlaces(layout, placesOf(layout));
    ASSERT_TRUE(same);
    EXPECT_EQ(*same, layout) << "to the last digit";
}

TEST(LayoutPlaces, MovePiecesOnThePlanAndNothingElse) {
    TerrainLayout layout = layoutWith({block("a", {10, 10, 0}), block("b", {20, 10, 1})});
    layout.find("b")->rotation = {30.0};
    nlohmann::json document = placesOf(layout);
    document["pieces"][1]["position"] = {22.0, 9.0};
    document["pieces"].push_back({{"id", "stranger"}, {"position", {1.0, 1.0}}});
    const auto shifted = withPlaces(layout, document);
    ASSERT_TRUE(shifted) << shifted.problem().text;
    TerrainLayout expected = layout;
    expected.find("b")->position = {22, 9, 1};
    EXPECT_EQ(*shifted, expected);
    const LayTable lay = layingPlacesOf(layout, geometry::test::dimensions());
    const auto table = lay(document);
    ASSERT_TRUE(table) << table.problem().text;
    EXPECT_EQ(table->pieces[1].position, (geometry::Vec3{22, 9, 1}));
    EXPECT_EQ(table->pieces[0].position, (geometry::Vec3{10, 10, 0}));
}

TEST(LayoutPlaces, ALockedPieceIsNotTakenElsewhere) {
    TerrainLayout layout = layoutWith({block("a", {10, 10, 0})});
    layout.find("a")->locked = true;
    nlohmann::json document = placesOf(layout);
    EXPECT_TRUE(withPlaces(layout, document));
    document["pieces"][0]["position"][0] = 12.0;
    const auto shifted = withPlaces(layout, document);
    ASSERT_FALSE(shifted);
    EXPECT_NE(shifted.problem().text.find("locked"), std::string::npos) << shifted.problem().text;
    EXPECT_FALSE(layingPlacesOf(layout, geometry::test::dimensions())(document));
}

}  // namespace
}  // namespace sightline::engine::test
