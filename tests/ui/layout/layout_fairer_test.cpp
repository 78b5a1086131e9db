// Layout mode can make a table fairer by shifting pieces. Either all shifts are one undo step, or
// no shift is applied.
#include <QPushButton>

#include "app/files/tables/load.h"
#include "app/window/layouts/layout/table_improver.h"
#include "app/window/shell/widgets/progress_line.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

// Longest wait for the fairer table in milliseconds; long enough for a busy computer.
constexpr int whileImproved = 120'000;

engine::TerrainPiece standing(const std::string& id, geometry::Vec2 at, geometry::Vec3 size) {
    engine::TerrainPiece piece;
    piece.id = id;
    piece.name = id;
    piece.shape = engine::boxShape(size);
    piece.position = {at, 0.0};
    piece.facts = {geometry::Movement::impassable, geometry::Cover::heavy, true};
    return piece;
}

/// A smaller table. A wall in front of one half of the near side makes the missions unfair.
engine::TerrainLayout walledTable() {
    engine::TerrainLayout layout;
    layout.name = "Walled";
    layout.table = {36, 36};
    layout.pieces = {standing("wall", {18, 11.5}, {20, 1, 7}), standing("hut", {9, 21}, {3, 3, 3})};
    return layout;
}

class LayoutFairer : public LayoutStand {
  protected:
    bool working() { return window->findChild<TableImprover*>()->busy(); }
    void begin(const engine::TerrainLayout& table) { session().begin(table, {}); }
    void beginDustfall() {
        const auto file = assetsFolder() / "layouts" / "dustfall.layout.json";
        ASSERT_FALSE(window->files().open(QString::fromStdString(file.string())));
    }
    void makeFairer() { key(Qt::Key_F9, Qt::ShiftModifier); }
    void makeFairerToTheEnd() {
        makeFairer();
        ASSERT_TRUE(working()) << said();
        ASSERT_TRUE(waitUntil([this] { return !working(); }, whileImproved));
    }
    std::string said() { return window->toast().text().toStdString(); }
    void expectSaid(const char* words) {
        EXPECT_NE(said().find(words), std::string::npos) << said();
    }
};

TEST_F(LayoutFairer, ShiftsComeInAsOneStepThatUndoTakesBack) {
    begin(walledTable());
    makeFairer();
    ASSERT_TRUE(working());
    EXPECT_TRUE(window->progress().isVisible());
    EXPECT_EQ(layout(), walledTable()) << "beside the window";
    ASSERT_TRUE(waitUntil([this] { return !working(); }, whileImproved));
    EXPECT_FALSE(window->progress().isVisible());
    expectSaid("Pieces moved: ");
    EXPECT_NE(layout(), walledTable());
    engine::TerrainLayout back = layout();
    for (engine::TerrainPiece& piece : back.pieces)
        piece.position = walledTable().find(piece.id)->position;
    EXPECT_EQ(back, walledTable()) << "only places change";
    EXPECT_EQ(session().history().undoes(), engine::LayoutStep::fairer);
    pressControl(*window, Qt::Key_Z);
    EXPECT_EQ(layout(), walledTable());
    EXPECT_FALSE(session().history().undoes()) << "it was one step";
}

TEST_F(LayoutFairer, LockedPiecesStayAndWithNoOtherItSaysSo) {
    engine::TerrainLayout table = walledTable();
    table.find("wall")->locked = true;
    begin(table);
    makeFairerToTheEnd();
    EXPECT_EQ(layout().find("wall")->position, table.find("wall")->position);
    table.find("hut")->locked = true;
    begin(table);
    makeFairer();
    EXPECT_FALSE(working());
    expectSaid("No piece can be moved");
    EXPECT_EQ(layout(), table);
}

TEST_F(LayoutFairer, WithTheMirrorOnItSaysThatItWorksWithoutOnly) {
    begin(walledTable());
    ASSERT_TRUE(session().apply(engine::LayoutStep::mirror,
                                engine::withMirror(layout(), engine::Mirror::acrossWidth)));
    makeFairer();
    EXPECT_FALSE(working());
    expectSaid("with a mirror cannot be made fairer");
}

TEST_F(LayoutFairer, WhatNothingHelpsIsToldSo) {
    engine::TerrainLayout even = walledTable();
    even.pieces = {standing("hut", {18, 18}, {3, 3, 3})};
    begin(even);
    makeFairerToTheEnd();
    expectSaid("No shift of a piece makes this table fairer");
    EXPECT_EQ(layout(), even);
    engine::TerrainLayout strip = even;
    strip.table = {60, 20};
    strip.pieces = {standing("hut", {18, 10}, {3, 3, 3})};
    begin(strip);
    makeFairerToTheEnd();
    expectSaid("map is drawn for a table of these proportions");
    EXPECT_EQ(layout(), strip);
}

TEST_F(LayoutFairer, CancelledItMovesNothing) {
    beginDustfall();
    const engine::TerrainLayout before = layout();
    makeFairer();
    ASSERT_TRUE(working());
    auto* cancel = window->progress().findChild<QPushButton*>();
    ASSERT_NE(cancel, nullptr);
    QTest::mouseClick(cancel, Qt::LeftButton);
    EXPECT_FALSE(working()) << "at once";
    EXPECT_FALSE(window->progress().isVisible());
    expectSaid("cancelled");
    EXPECT_EQ(layout(), before);
}

TEST_F(LayoutFairer, ALayoutThatChangesMeanwhileStaysAsThePlayerMadeIt) {
    beginDustfall();
    const std::size_t pieces = layout().pieces.size();
    session().select({layout().pieces.front().id});
    makeFairer();
    ASSERT_TRUE(working());
    key(Qt::Key_Delete);
    EXPECT_FALSE(working());
    expectSaid("changed meanwhile");
    EXPECT_FALSE(window->progress().isVisible());
    ASSERT_EQ(layout().pieces.size(), pieces - 1);
    EXPECT_EQ(session().history().undoes(), engine::LayoutStep::remove);
}

}  // namespace
}  // namespace sightline::app
