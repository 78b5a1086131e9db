// Random edits of a layout. Undoing all edits must restore the first layout. The file of a layout
// must be read as the same layout. A mirrored table must stay mirrored. Seeds are fixed, so
// failures can be repeated.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "engine/layouts/layout_arrange.h"
#include "engine/layouts/layout_clipboard.h"
#include "engine/layouts/layout_file.h"
#include "engine/layouts/layout_history.h"
#include "engine/layouts/layout_text.h"

namespace sightline::engine::test {
namespace {
using geometry::Vec2;

Result<geometry::MeshShape> smallModel(const MeshReference&) {
    return geometry::MeshShape{{{"Wall",
                                 {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}, {0, 0, 2}},
                                 {{0, 1, 2}, {0, 1, 3}, {1, 2, 3}, {0, 2, 3}}},
                                {"Roof", {{0, 0, 2}, {1, 0, 2}, {0, 1, 2}}, {{0, 1, 2}}}}};
}

Result<TerrainLayout> readBack(const std::string& text, const std::string& folder) {
    const auto json = parseJson(text, "test");
    if (!json) return json.problem();
    const auto layout = readLayout(*json, "test", {folder, "/assets"}, smallModel);
    if (!layout) return layout.problem();
    return terrainLayout(layout->source, "test", layout->pieces);
}

class Hand {
  public:
    explicit Hand(unsigned seed) : chance_(seed) {}

    int upTo(int most) { return std::uniform_int_distribution(0, most)(chance_); }
    double between(double low, double high) {
        return std::uniform_real_distribution(low, high)(chance_);
    }
    Vec2 spot() { return {between(0, 72), between(0, 36)}; }

    TerrainPiece piece() {
        TerrainPiece piece;
        piece.name = upTo(1) != 0 ? "Wall" : "Old house";
        piece.position = {spot(), 0.0};
        piece.rotation = {between(-400, 400)};
        piece.kind = static_cast<geometry::Kind>(upTo(3));
        if (upTo(1) != 0) piece.facts.cover = static_cast<geometry::Cover>(upTo(2));
        switch (upTo(3)) {
            case 0:
                piece.shape = boxShape({between(1, 6), between(1, 6), between(1, 6)});
                break;
            case 1:
                piece.shape = cylinderShape(between(1, 6), between(1, 6));
                break;
            case 2:
                piece.shape = *prismShape({{0, 0}, {between(1, 4), 0}, {0, between(1, 4)}}, 2.0);
                break;
            default:
                piece.shape = terrainShape(
                    *smallModel({}),
                    {{"mesh", "/models/small.glb"}, {"unit", "in"}, {"licence", "kept"}});
        }
        return piece;
    }

    PieceIds some(const TerrainLayout& layout) {
        PieceIds ids;
        for (const TerrainPiece& piece : layout.pieces)
            if (upTo(3) == 0) ids.insert(piece.id);
        return ids;
    }

    Edited edit(const TerrainLayout& layout) {
        const PieceIds ids = some(layout);
        const geometry::PieceId one =
            layout.pieces.empty()
                ? "none"
                : layout.pieces[static_cast<std::size_t>(upTo(99)) % layout.pieces.size()].id;
        switch (upTo(17)) {
            case 0:
            case 1:
            case 2:
                return withPiece(layout, piece());
            case 3:
                return withoutPieces(layout, {one});
            case 4:
            case 5:
                return moved(layout, ids, {between(-9, 9), between(-9, 9), 0.0});
            case 6:
                return rotated(layout, ids, {between(-180, 180)});
            case 7:
                return duplicated(layout, ids, {between(-9, 9), between(-9, 9)});
            case 8:
                return grouped(layout, ids);
            case 9:
                return ungrouped(layout, ids);
            case 10:
                return withLocked(layout, ids, upTo(2) == 0);
            case 11:
                return aligned(layout, ids, static_cast<Alignment>(upTo(5)));
            case 12:
                return distributed(layout, ids, upTo(1) != 0 ? Along::width : Along::depth);
            case 13:
                return renamed(layout, one, "Name " + std::to_string(upTo(99)));
            case 14:
                return withFacts(layout, ids,
                                 {.facts = {.blocksLos = upTo(1) != 0}, .height = 2.0});
            case 15:
                return withPartFacts(layout, one, "Roof", {.cover = geometry::Cover::light});
            case 16:
                return placed(layout, one, {{spot(), 1.0}, {between(-99, 99)}});
            default:
                return pasted(layout, clipOf(layout, {one}), spot());
        }
    }

  private:
    std::mt19937 chance_;
};

void expectMirrored(const TerrainLayout& layout) {
    for (const TerrainPiece& piece : layout.pieces) {
        if (piece.twin.empty()) {
            EXPECT_TRUE(liesInTheMiddle(layout, piece)) << piece.id;
            continue;
        }
        const TerrainPiece* twin = layout.find(piece.twin);
        ASSERT_NE(twin, nullptr) << piece.id;
        const TerrainPiece image = mirrored(layout, piece);
        EXPECT_EQ(twin->twin, piece.id);
        EXPECT_LT(glm::length(twin->position - image.position), 1e-3) << piece.id;
        EXPECT_LT(std::abs(std::remainder(twin->rotation.value - image.rotation.value, 360.0)),
                  1e-3);
        EXPECT_EQ(twin->shape->written, image.shape->written);
        EXPECT_EQ(twin->facts, image.facts);
        EXPECT_EQ(twin->locked, image.locked);
    }
}

TEST(LayoutProperties, UndoingAllGivesTheFirstAndRedoingTheLast) {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        Hand hand(seed);
        TerrainLayout first;
        for (int i = 0; i < 6; ++i) first = *withPiece(first, hand.piece());
        LayoutHistory history(first);
        for (int i = 0; i < 60; ++i)
            (void)history.apply(LayoutStep::move, hand.edit(history.now()));
        const TerrainLayout last = history.now();
        while (history.undo()) {
        }
        EXPECT_EQ(history.now(), first) << seed;
        EXPECT_FALSE(history.unsaved());
        while (history.redo()) {
        }
        EXPECT_EQ(history.now(), last) << seed;
    }
}

TEST(LayoutProperties, WhatIsWrittenReadsBackEqual) {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        Hand hand(seed);
        LayoutHistory history;
        const Mirror mirror = static_cast<Mirror>(seed % 4);
        (void)history.apply(LayoutStep::mirror, withMirror(history.now(), mirror));
        for (int i = 0; i < 50; ++i)
            (void)history.apply(LayoutStep::move, hand.edit(history.now()));
        TerrainLayout layout = history.now();
        layout.designer = "Somebody \"else\"";
        layout.rest["stranger"] = {1, 2, {{"deep", true}}};
        layout.tableRest["height"] = 30;
        if (!layout.pieces.empty()) {
            layout.pieces.front().rest["colour"] = "red";
            layout.pieces.front().note = "leans to the left";
        }
        for (const char* folder : {"", "/layouts", "/models/beside"}) {
            const auto again = readBack(layoutText(layout, folder), folder);
            ASSERT_TRUE(again) << seed << ": " << again.problem().text;
            EXPECT_EQ(*again, layout) << seed << " beside " << folder;
        }
    }
}

TEST(LayoutProperties, AMirroredTableStaysMirrored) {
    std::size_t pairs = 0;
    for (unsigned seed = 1; seed <= 90; ++seed) {
        Hand hand(seed);
        TerrainLayout first;
        for (int i = 0; i < 8; ++i) first = *withPiece(first, hand.piece());
        LayoutHistory history(first);
        const Mirror mirror = static_cast<Mirror>(1 + seed % 3);
        ASSERT_FALSE(history.apply(LayoutStep::mirror, withMirror(history.now(), mirror)));
        for (int i = 0; i < 40; ++i) {
            (void)history.apply(LayoutStep::move, hand.edit(history.now()));
            expectMirrored(history.now());
            if (HasFatalFailure() || HasNonfatalFailure()) FAIL() << "seed " << seed << ", " << i;
        }
        for (const TerrainPiece& piece : history.now().pieces) pairs += piece.twin.empty() ? 0 : 1;
    }
    EXPECT_GT(pairs, 500U);
}

}  // namespace
}  // namespace sightline::engine::test
