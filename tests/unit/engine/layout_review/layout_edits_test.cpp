// Edits of layouts: the changed layout after each edit, and the problem for each wrong edit.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/layouts/layout_arrange.h"
#include "engine/layouts/layout_clipboard.h"
#include "engine/layouts/layout_history.h"
#include "engine/layouts/layout_rest.h"
#include "engine/layouts/layout_snap.h"
#include "engine/legion/lists/files/dimensions_file.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;
using geometry::Vec3;

TerrainPiece boxAt(const std::string& id, Vec2 at, Vec3 size = {4, 2, 1.5}) {
    TerrainPiece piece;
    piece.id = id;
    piece.name = id;
    piece.shape = boxShape(size);
    piece.position = {at, 0.0};
    return piece;
}

TerrainLayout tableOf(std::initializer_list<TerrainPiece> pieces) {
    TerrainLayout layout;
    for (const TerrainPiece& piece : pieces) {
        const auto more = withPiece(layout, piece);
        EXPECT_TRUE(more) << more.problem().text;
        layout = *more;
    }
    return layout;
}

std::string problemOf(const Edited& edited) { return edited ? "none" : edited.problem().text; }

geometry::Dimensions dimensions() {
    const auto json = parseJsonFile(SIGHTLINE_ASSETS "/catalogue/dimensions.json");
    return *readDimensions(*json, "dimensions");
}

TEST(LayoutEdits, AnAddedPieceGetsAnIdOfItsOwn) {
    TerrainPiece house = boxAt("", {10, 10});
    house.name = "Ruined house";
    TerrainLayout layout = *withPiece({}, house);
    layout = *withPiece(layout, house);
    layout = *withPiece(layout, layout.pieces.back());
    ASSERT_EQ(layout.pieces.size(), 3U);
    EXPECT_EQ(layout.pieces[0].id, "ruined-house");
    EXPECT_EQ(layout.pieces[1].id, "ruined-house-2");
    EXPECT_EQ(layout.pieces[2].id, "ruined-house-3");
}

TEST(LayoutEdits, MovesAndTurnsAboutTheMiddleOfAll) {
    const TerrainLayout layout = tableOf({boxAt("a", {10, 10}), boxAt("b", {20, 10})});
    const TerrainLayout shifted = *moved(layout, {"a"}, {1, -2, 0});
    EXPECT_EQ(shifted.find("a")->position, Vec3(11, 8, 0));
    EXPECT_EQ(shifted.find("b")->position, Vec3(20, 10, 0));
    const TerrainLayout turned = *rotated(layout, {"a", "b"}, {90});
    EXPECT_EQ(turned.find("a")->position, Vec3(15, 5, 0));
    EXPECT_EQ(turned.find("b")->position, Vec3(15, 15, 0));
    EXPECT_EQ(turned.find("a")->rotation.value, 90.0);
    const TerrainLayout alone = *rotated(layout, {"a"}, {-15});
    EXPECT_EQ(alone.find("a")->position, Vec3(10, 10, 0));
    EXPECT_EQ(alone.find("a")->rotation.value, 345.0);
}

TEST(LayoutEdits, ALockedPieceStaysAndSaysSo) {
    const TerrainLayout layout = tableOf({boxAt("a", {10, 10}), boxAt("b", {20, 10})});
    const TerrainLayout locked = *withLocked(layout, {"a"}, true);
    EXPECT_EQ(problemOf(moved(locked, {"a", "b"}, {1, 0, 0})), "\"a\" is locked");
    EXPECT_EQ(problemOf(rotated(locked, {"a"}, {15})), "\"a\" is locked");
    EXPECT_EQ(problemOf(withoutPieces(locked, {"a"})), "\"a\" is locked");
    EXPECT_EQ(renamed(locked, "a", "Wall")->find("a")->name, "Wall");
    EXPECT_EQ(*withLocked(locked, {"a"}, false), layout);
}

TEST(LayoutEdits, RefusalsSayWhatIsWrong) {
    const TerrainLayout layout = tableOf({boxAt("a", {10, 10})});
    EXPECT_EQ(problemOf(moved(layout, {"x"}, {})), "there is no piece \"x\"");
    EXPECT_EQ(problemOf(moved(layout, {"a"}, {900, 0, 0})),
              "\"a\" would lie too far from the table");
    EXPECT_EQ(problemOf(renamed(layout, "a", "")), "a piece needs a name");
    EXPECT_EQ(problemOf(grouped(layout, {"a"})), "a group needs two pieces");
    EXPECT_EQ(problemOf(aligned(layout, {"a"}, Alignment::left)),
              "alignment needs at least two pieces");
    EXPECT_EQ(problemOf(distributed(layout, {"a"}, Along::width)),
              "even spacing needs at least three pieces");
    EXPECT_EQ(problemOf(withFacts(layout, {"a"}, {.height = 1000.0})),
              "an agreed height is 0 to 120 in");
    EXPECT_EQ(problemOf(withPartFacts(layout, "a", "Roof", {})), "\"a\" has no part \"Roof\"");
    EXPECT_EQ(problemOf(pasted(layout, {}, {})), "there is nothing to paste");
    LayoutHead head = headOf(layout);
    head.table.width = 3;
    EXPECT_EQ(problemOf(withHead(layout, head)), "a table is 6 to 240 in wide and deep");
    head = headOf(layout);
    head.mat = "lava";
    EXPECT_EQ(problemOf(withHead(layout, head)), "there is no mat \"lava\"");
    EXPECT_FALSE(prismShape({{0, 0}, {4, 4}, {4, 0}, {0, 4}}, 2.0)) << "its edges cross";
    EXPECT_FALSE(prismShape({{0, 0}, {4, 4}}, 2.0));
    EXPECT_FALSE(wallAlong({{1, 1}}, {}));
    EXPECT_FALSE(wallAlong({{1, 1}, {1, 1}}, {}));
}

TEST(LayoutEdits, GroupsAreMovedTogetherAndDissolve) {
    TerrainLayout layout =
        tableOf({boxAt("a", {10, 10}), boxAt("b", {20, 10}), boxAt("c", {30, 10})});
    layout = *grouped(layout, {"a", "b"});
    EXPECT_EQ(withGroups(layout, {"a"}), (PieceIds{"a", "b"}));
    EXPECT_EQ(withGroups(layout, {"c"}), (PieceIds{"c"}));
    const TerrainLayout more = *duplicated(layout, {"a", "b"}, {0, 8});
    ASSERT_EQ(more.pieces.size(), 5U);
    EXPECT_EQ(withGroups(more, {"a"}), (PieceIds{"a", "b"})) << "copies are a group of their own";
    EXPECT_EQ(withGroups(more, {"a-2"}), (PieceIds{"a-2", "b-2"}));
    EXPECT_EQ(withoutPieces(layout, {"b"})->find("a")->group, 0) << "a group of one is none";
    EXPECT_EQ(ungrouped(layout, {"a"})->find("b")->group, 0);
}

TEST(LayoutEdits, AlignsAndSpreadsByTheirRectangles) {
    TerrainLayout layout =
        tableOf({boxAt("a", {10, 10}), boxAt("b", {20, 14}, {2, 2, 1}), boxAt("c", {40, 12})});
    layout = *aligned(layout, {"a", "b", "c"}, Alignment::near);
    for (const TerrainPiece& piece : layout.pieces) EXPECT_NEAR(planBoxOf(piece).low.y, 9.0, 1e-9);
    layout = *distributed(layout, {"a", "b", "c"}, Along::width);
    const double first = planBoxOf(*layout.find("b")).low.x - planBoxOf(*layout.find("a")).high.x;
    const double second = planBoxOf(*layout.find("c")).low.x - planBoxOf(*layout.find("b")).high.x;
    EXPECT_NEAR(first, second, 1e-6);
    EXPECT_EQ(layout.find("a")->position.x, 10.0);
    EXPECT_EQ(layout.find("c")->position.x, 40.0);
    const TerrainLayout column = *aligned(layout, {"a", "b", "c"}, Alignment::middleX);
    EXPECT_NEAR(column.find("a")->position.x, column.find("c")->position.x, 1e-9);
}

TEST(LayoutEdits, WhatHangsOverTheEdgeIsTold) {
    const TerrainLayout layout = tableOf({boxAt("a", {1.5, 10}), boxAt("b", {20, 10})});
    const auto over = overhangsOf(layout);
    ASSERT_EQ(over.size(), 1U);
    EXPECT_EQ(over[0].piece, "a");
    EXPECT_NEAR(over[0].inches, 0.5, 1e-9);
}

TEST(LayoutSnap, EdgesDrawAndInchesRound) {
    const TerrainLayout layout = tableOf({boxAt("a", {10, 10}), boxAt("b", {20, 10})});
    const SnapSettings edges{.inch = false, .angle = false, .edges = true};
    const Vec2 near = snappedShift(layout, {"a"}, "a", {5.8, 0.1}, edges);
    EXPECT_NEAR(near.x, 6.0, 1e-9) << "against its neighbour";
    EXPECT_NEAR(near.y, 0.1, 1e-9);
    const Vec2 far = snappedShift(layout, {"a"}, "a", {5.0, 0.1}, edges);
    EXPECT_EQ(far, Vec2(5.0, 0.1));
    const Vec2 rim = snappedShift(layout, {"a"}, "a", {-7.9, -8.8}, edges);
    EXPECT_NEAR(rim.x, -8.0, 1e-9) << "against the table's edge";
    EXPECT_NEAR(rim.y, -9.0, 1e-9) << "and into its corner";
    const SnapSettings inch{.inch = true, .angle = false, .edges = false};
    EXPECT_EQ(snappedShift(layout, {"a"}, "a", {1.4, -0.6}, inch), Vec2(1.0, -1.0));
    const SnapSettings none{.inch = false, .angle = false, .edges = false};
    EXPECT_EQ(snappedShift(layout, {"a"}, "a", {5.8, 0.1}, none), Vec2(5.8, 0.1));
    EXPECT_EQ(snappedTurn({7}, {15}, {.angle = true}).value, 15.0);
    EXPECT_EQ(snappedTurn({30}, {-15}, {.angle = true}).value, 15.0);
    EXPECT_EQ(snappedTurn({7}, {15}, {.angle = false}).value, 22.0);
}

TEST(LayoutRest, PiecesComeToRestOnWhatStandsThere) {
    const geometry::Dimensions sizes = dimensions();
    TerrainLayout layout =
        tableOf({boxAt("house", {20, 10}, {6, 6, 4}), boxAt("crate", {40, 10}, {1, 1, 1}),
                 boxAt("wood", {50, 20}, {8, 8, 4})});
    layout.find("wood")->kind = geometry::Kind::area;
    const auto set = [&](const TerrainLayout& from, const PieceIds& ids, Vec3 by) {
        return *rested(*moved(from, ids, by), ids, sizes);
    };
    const TerrainLayout stacked = set(layout, {"crate"}, {-20, 0, 0});
    EXPECT_NEAR(stacked.find("crate")->position.z, 4.0, 1e-6);
    const TerrainLayout both = set(stacked, {"crate", "house"}, {5, 5, 0});
    EXPECT_NEAR(both.find("crate")->position.z, 4.0, 1e-6) << "what stands on it comes along";
    EXPECT_EQ(both.find("house")->position.z, 0.0);
    EXPECT_EQ(set(stacked, {"crate"}, {20, 0, 0}).find("crate")->position.z, 0.0);
    EXPECT_EQ(set(layout, {"crate"}, {10, 10, 0}).find("crate")->position.z, 0.0)
        << "area terrain carries nothing";
    const TerrainLayout beside = set(layout, {"crate"}, {-16.5, 0, 0});
    EXPECT_EQ(beside.find("crate")->position.z, 0.0) << "to touch is not to stand on";
}

TEST(LayoutMirror, OneHalfIsEditedAndTheOtherFollows) {
    LayoutHistory history(tableOf({boxAt("a", {10, 10}), boxAt("b", {60, 10})}));
    ASSERT_FALSE(history.apply(LayoutStep::mirror, withMirror(history.now(), Mirror::acrossWidth)));
    ASSERT_EQ(history.now().pieces.size(), 2U) << "b lay in the half that repeats the other";
    const geometry::PieceId twin = history.now().find("a")->twin;
    EXPECT_EQ(history.now().find(twin)->position, Vec3(62, 10, 0));
    ASSERT_FALSE(history.apply(LayoutStep::move, moved(history.now(), {twin}, {-2, 3, 0})));
    EXPECT_EQ(history.now().find("a")->position, Vec3(12, 13, 0)) << "either half leads";
    ASSERT_FALSE(history.apply(LayoutStep::rotate, rotated(history.now(), {"a"}, {30})));
    EXPECT_EQ(history.now().find(twin)->rotation.value, 150.0);
    ASSERT_FALSE(history.apply(LayoutStep::move, moved(history.now(), {"a"}, {23.9, 0, 0})));
    ASSERT_EQ(history.now().pieces.size(), 1U) << "on the line there is one";
    EXPECT_EQ(history.now().find("a")->position.x, 36.0);
    ASSERT_FALSE(history.apply(LayoutStep::move, moved(history.now(), {"a"}, {-6, 0, 0})));
    EXPECT_EQ(history.now().pieces.size(), 2U);
    ASSERT_FALSE(history.apply(LayoutStep::remove, withoutPieces(history.now(), {"a"})));
    EXPECT_TRUE(history.now().pieces.empty());
}

TEST(LayoutMirror, OutlinesAreMirroredAndModelsTurned) {
    TerrainPiece slope = boxAt("slope", {10, 10});
    slope.shape = *prismShape({{0, 0}, {3, 0}, {0, 2}}, 1.0);
    slope.rotation = {20};
    TerrainLayout layout;
    layout.mirror = Mirror::acrossDepth;
    layout = *withPiece(layout, slope);
    const TerrainPiece image = mirrored(layout, layout.pieces.front());
    const auto here = footprintOf(layout.pieces.front()), there = footprintOf(image);
    for (const Vec2 corner : here) {
        const Vec2 mirroredCorner{corner.x, 36.0 - corner.y};
        EXPECT_TRUE(std::any_of(there.begin(), there.end(), [&](Vec2 one) {
            return glm::length(one - mirroredCorner) < 1e-3;
        }));
    }
}

/// A house of 6 by 4 inches with its origin at a corner. A porch is in front of the wall that faces
/// y = 0, or x = 0 if `onX` is true.
TerrainPiece house(Vec2 at, bool onX = false) {
    const auto block = [](const std::string& name, Vec3 low, Vec3 high) {
        geometry::MeshPart part{name, {}, {}};
        for (int i = 0; i < 8; ++i)
            part.vertices.emplace_back(i & 1 ? high.x : low.x, i & 2 ? high.y : low.y,
                                       i & 4 ? high.z : low.z);
        part.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                          {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
        return part;
    };
    geometry::MeshShape mesh{{block("House", {0, 0, 0}, {6, 4, 3})}};
    mesh.parts.push_back(onX ? block("Porch", {0, 1.5, 0}, {-1, 2.5, 1})
                             : block("Porch", {2.5, 0, 0}, {3.5, -1, 1}));
    TerrainPiece piece = boxAt("house", at);
    piece.shape = terrainShape(mesh, {{"mesh", "house.glb"}});
    return piece;
}

// All corners of a piece's model, at their positions on the table.
std::vector<Vec3> cornersOf(const TerrainPiece& piece) {
    const Vec2 along = geometry::direction(piece.rotation);
    std::vector<Vec3> corners;
    for (const auto& part : std::get<geometry::MeshShape>(piece.shape->geometry).parts)
        for (const Vec3 v : part.vertices)
            corners.push_back(piece.position + Vec3(v.x * along.x - v.y * along.y,
                                                    v.x * along.y + v.y * along.x, v.z));
    return corners;
}

// If a model is symmetric about its door, the layout's mirror turns it into the exact mirror image,
// for every rotation and every origin of the model.
TEST(LayoutMirror, AModelIsMirroredByItsMiddleAndFacesAsItsImage) {
    for (const Mirror mirror : {Mirror::acrossWidth, Mirror::acrossDepth, Mirror::point})
        for (const bool onX : {false, true})
            for (const double turn : {0.0, 35.0, 90.0, 180.0, 270.0}) {
                TerrainPiece piece = house({12, 9}, onX);
                piece.rotation = {turn};
                TerrainLayout layout;
                layout.mirror = mirror;
                layout.pieces = {piece};
                const TerrainPiece image = mirrored(layout, piece);
                const auto there = cornersOf(image);
                for (Vec3 corner : cornersOf(piece)) {
                    if (mirror != Mirror::acrossDepth) corner.x = 72.0 - corner.x;
                    if (mirror != Mirror::acrossWidth) corner.y = 36.0 - corner.y;
                    EXPECT_TRUE(
                        std::any_of(there.begin(), there.end(),
                                    [&](Vec3 one) { return glm::length(one - corner) < 2e-3; }))
                        << int(mirror) << (onX ? " porch on x, " : " porch on y, ") << turn;
                }
                const TerrainPiece again = mirrored(layout, image);
                EXPECT_LT(glm::length(again.position - piece.position), 2e-3);
                EXPECT_NEAR(std::remainder(again.rotation.value - turn, 360.0), 0.0, 1e-3);
            }
}

TEST(LayoutMirror, ATwinOfAModelStaysOnTheTable) {
    for (const Mirror mirror : {Mirror::acrossWidth, Mirror::acrossDepth, Mirror::point}) {
        const TerrainLayout first = *withPiece(TerrainLayout{}, house({1, 2}));
        const TerrainLayout both = *withMirror(first, mirror);
        ASSERT_EQ(both.pieces.size(), 2U);
        EXPECT_TRUE(overhangsOf(both).empty()) << int(mirror);
    }
    // A piece is on the mirror line if the middle of its model is on the line. The origin of the
    // model does not matter.
    const TerrainLayout first = *withPiece(TerrainLayout{}, house({33, 4}));
    EXPECT_EQ(withMirror(first, Mirror::acrossWidth)->pieces.size(), 1U);
}

TEST(LayoutMirror, APointTurnsTheOtherHalfAboutTheMiddle) {
    TerrainPiece slope = boxAt("slope", {10, 8});
    slope.rotation = {20};
    TerrainLayout layout;
    layout.mirror = Mirror::point;
    layout = *withPiece(layout, slope);
    const TerrainPiece image = mirrored(layout, layout.pieces.front());
    EXPECT_NEAR(image.position.x, 62.0, 1e-9);
    EXPECT_NEAR(image.position.y, 28.0, 1e-9);
    EXPECT_NEAR(std::remainder(image.rotation.value - 200.0, 360.0), 0.0, 1e-9);
}

TEST(LayoutHistory, StepsHaveNamesAndGoBack) {
    LayoutHistory history;
    EXPECT_FALSE(history.undoes());
    EXPECT_FALSE(history.unsaved());
    ASSERT_FALSE(history.apply(LayoutStep::add, withPiece(history.now(), boxAt("a", {5, 5}))));
    ASSERT_FALSE(history.apply(LayoutStep::move, moved(history.now(), {"a"}, {1, 0, 0})));
    EXPECT_EQ(history.undoes(), LayoutStep::move);
    EXPECT_FALSE(history.apply(LayoutStep::move, moved(history.now(), {"a"}, {}))) << "no step";
    EXPECT_TRUE(history.apply(LayoutStep::move, moved(history.now(), {"b"}, {})));
    history.markSaved();
    ASSERT_TRUE(history.undo());
    EXPECT_TRUE(history.unsaved());
    EXPECT_EQ(history.redoes(), LayoutStep::move);
    EXPECT_EQ(history.now().find("a")->position.x, 5.0);
    ASSERT_TRUE(history.redo());
    EXPECT_FALSE(history.unsaved());
    ASSERT_TRUE(history.undo() && history.undo());
    EXPECT_FALSE(history.undo());
    ASSERT_FALSE(history.apply(LayoutStep::add, withPiece(history.now(), boxAt("c", {5, 5}))));
    EXPECT_FALSE(history.redoes()) << "a new step forgets what was undone";
    EXPECT_TRUE(history.unsaved());
}

TEST(LayoutClipboard, PiecesGoToAnotherLayoutTogether) {
    TerrainLayout from = tableOf({boxAt("a", {10, 10}), boxAt("b", {20, 10})});
    from = *grouped(from, {"a", "b"});
    const TerrainLayout to = tableOf({boxAt("a", {50, 20})});
    const TerrainLayout after = *pasted(to, clipOf(from, {"a", "b"}), {30, 30});
    ASSERT_EQ(after.pieces.size(), 3U);
    EXPECT_EQ(after.pieces[1].id, "a-2");
    EXPECT_EQ(after.pieces[1].position, Vec3(25, 30, 0));
    EXPECT_EQ(after.pieces[2].position, Vec3(35, 30, 0));
    EXPECT_EQ(withGroups(after, {"a-2"}), (PieceIds{"a-2", "b"}));
}

}  // namespace
}  // namespace sightline::engine
