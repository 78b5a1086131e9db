// The sheet with the answer to a dispute: as a picture, as a PDF file and on the screen.
#include <gtest/gtest.h>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <cstdlib>

#include "app/window/legion/disputes/dispute_sheet_view.h"
#include "app/window/legion/disputes/sheet_labels.h"
#include "app/window/legion/disputes/sheet_paper.h"

namespace sightline::app {
namespace {

// A sheet about two bases at x = 10 and x = 30 with a wall between them. The sheet shows a clear
// line, or the wall that blocks it.
engine::DisputeSheet drawnSheet(bool visible) {
    engine::DisputeSheet sheet;
    sheet.verdict = visible ? "LOS is there" : "LOS is blocked";
    sheet.numbers = {"margin 0.42 in"};
    sheet.doubts = {"No try changed the verdict (tries: 72). This is no proof."};
    sheet.page = "p. 30, Line of Sight";
    sheet.rule = "Some straight line joins the two and enters nothing that blocks.";
    sheet.plan.low = {8, 10};
    sheet.plan.high = {32, 26};
    sheet.plan.shapes = {
        {engine::Ink::base, {{9.5, 17.5}, {10.5, 17.5}, {10.5, 18.5}, {9.5, 18.5}}, ""},
        {visible ? engine::Ink::terrain : engine::Ink::blocker,
         {{19, 14}, {21, 14}, {21, 22}, {19, 22}},
         ""}};
    if (visible) sheet.plan.lines = {{engine::Ink::witness, {10, 18}, {30, 18}}};
    sheet.side.low = {-2, 0};
    sheet.side.high = {22, 5};
    if (visible) sheet.side.lines = {{engine::Ink::witness, {0, 2}, {20, 3}}};
    sheet.side.dimensions = {{{9, 0}, {9, 1.5}, "1.50 in"}};
    return sheet;
}

// True if the pixel or one of its neighbours has the colour. Smoothing may change the colour a
// little.
bool holds(const QImage& picture, QPointF where, QColor colour, int unlike = 40) {
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            const QPoint at = where.toPoint() + QPoint(x, y);
            if (!picture.rect().contains(at)) continue;
            const QColor found = picture.pixelColor(at);
            if (std::abs(found.red() - colour.red()) + std::abs(found.green() - colour.green()) +
                    std::abs(found.blue() - colour.blue()) <
                unlike)
                return true;
        }
    return false;
}

class DisputeSheetPaper : public testing::Test {
  protected:
    QString fileNamed(const char* name) const { return folder_.filePath(QLatin1String(name)); }

  private:
    QTemporaryDir folder_;
};

TEST_F(DisputeSheetPaper, TheWitnessIsInThePictureWhereItShouldBe) {
    const engine::DisputeSheet sheet = drawnSheet(true);
    const QString path = fileNamed("sheet.png");
    ASSERT_FALSE(SheetPaper::writePng(path, sheet));
    const QImage picture(path);
    ASSERT_FALSE(picture.isNull());
    const QColor witness = SheetPaper::colourOf(engine::Ink::witness);
    for (const double x : {12.0, 15.5, 28.0})
        EXPECT_TRUE(holds(picture, SheetPaper::onPlan(sheet, {x, 18}), witness)) << x;
    EXPECT_FALSE(holds(picture, SheetPaper::onPlan(sheet, {12, 20}), witness));
    EXPECT_TRUE(holds(picture, SheetPaper::onSide(sheet, {10, 2.5}), witness));
    EXPECT_FALSE(holds(picture, SheetPaper::onSide(sheet, {10, 3.5}), witness));
}

TEST_F(DisputeSheetPaper, WhatBlocksHasItsColourAndNoLineIsThere) {
    const engine::DisputeSheet sheet = drawnSheet(false);
    const QImage picture = SheetPaper::picture(sheet);
    const QColor blocker = SheetPaper::colourOf(engine::Ink::blocker);
    EXPECT_TRUE(holds(picture, SheetPaper::onPlan(sheet, {19, 18}), blocker));
    EXPECT_TRUE(holds(picture, SheetPaper::onPlan(sheet, {21, 15}), blocker));
    EXPECT_FALSE(holds(picture, SheetPaper::onPlan(sheet, {28, 18}),
                       SheetPaper::colourOf(engine::Ink::witness)));
}

// In a drawing, east is on the right, north is at the top, and both axes have the same scale.
TEST_F(DisputeSheetPaper, DrawingsAreNeitherMirroredNorStretched) {
    const engine::DisputeSheet sheet = drawnSheet(true);
    const QPointF here = SheetPaper::onPlan(sheet, {10, 18}),
                  east = SheetPaper::onPlan(sheet, {11, 18}),
                  north = SheetPaper::onPlan(sheet, {10, 19});
    EXPECT_GT(east.x(), here.x());
    EXPECT_LT(north.y(), here.y());
    EXPECT_NEAR(east.x() - here.x(), here.y() - north.y(), 1e-9);
}

TEST_F(DisputeSheetPaper, ThePdfIsOneAndAFolderThatIsNotThereIsNamed) {
    const engine::DisputeSheet sheet = drawnSheet(true);
    const QString path = fileNamed("sheet.pdf");
    ASSERT_FALSE(SheetPaper::writePdf(path, sheet));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    EXPECT_TRUE(content.startsWith("%PDF-"));
    EXPECT_GT(content.size(), 3000);
    for (const auto& fault : {SheetPaper::writePdf(fileNamed("no/such/sheet.pdf"), sheet),
                              SheetPaper::writePng(fileNamed("no/such/sheet.png"), sheet)}) {
        ASSERT_TRUE(fault);
        EXPECT_TRUE(fault->contains(QLatin1String("no/such/sheet")));
    }
}

TEST_F(DisputeSheetPaper, TheScreenShowsTheDrawings) {
    const engine::DisputeSheet sheet = drawnSheet(true);
    DisputeSheetView view;
    view.setSheet(sheet);
    view.resize(700, 500);
    const QImage shown = view.grab().toImage();
    const QColor witness = SheetPaper::colourOf(engine::Ink::witness);
    EXPECT_TRUE(holds(shown, view.onPlan({28, 18}), witness));
    EXPECT_FALSE(holds(shown, view.onPlan({28, 20}), witness, 240));
    EXPECT_TRUE(holds(shown, view.onSide({10, 2.5}), witness));
    EXPECT_LT(view.onPlan({10, 10}).y(), view.onSide({10, 5}).y()) << "the plan is above";
    EXPECT_EQ(view.accessibleName(), QStringLiteral("LOS is there"));
}

// Many labels at one place: each label that is drawn keeps clear of the others.
TEST_F(DisputeSheetPaper, LabelsDoNotCoverOneAnother) {
    const QRectF frame(0, 0, 300, 200);
    SheetLabels labels(frame);
    QVector<QRectF> drawn;
    for (int i = 0; i < 12; ++i) {
        const QSizeF size(60, 14);
        const auto there = labels.place(size, SheetLabels::around({140, 90, 20, 20}, size));
        if (!there) continue;
        EXPECT_TRUE(frame.contains(*there));
        for (const QRectF& other : drawn) EXPECT_FALSE(other.intersects(*there));
        drawn << *there;
    }
    EXPECT_GT(drawn.size(), 5);
    EXPECT_LT(drawn.size(), 12 + 1);
    // A label at the edge of the frame is moved inside.
    const auto corner = labels.place({60, 14}, {QPointF(299, 199)});
    ASSERT_TRUE(corner);
    EXPECT_TRUE(frame.contains(*corner));
    EXPECT_FALSE(labels.place({60, 14}, {corner->center()})) << "the place is taken";
}

}  // namespace
}  // namespace sightline::app
