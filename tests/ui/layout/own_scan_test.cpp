// A player drops a 3D scan on the window, corrects its unit of length, places the scan, and then
// measures a line of sight across it. The player can cancel the import.
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>

#include "app/window/layouts/layout/own_model_dialog.h"
#include "app/window/layouts/layout/own_models.h"
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/sandbox/sandbox_palette.h"
#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/tools/measure_tool.h"
#include "app/window/main_window.h"
#include "app/window/shell/widgets/progress_line.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"
#include "unit/files/model_formats.h"

namespace sightline::app {
namespace {

using geometry::Vec3;

class OwnScan : public LayoutStand {
  protected:
    /// Writes the model of a hill that is `side` units wide and deep.
    QString hill(const QString& name, int cells, float side) {
        QString path = fileNamed(name);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(
            test::asBinaryStl(test::hillySquare(cells, side, side / 1'000.0F))));
        return path;
    }
    OwnModelDialog* dialog() { return window->findChild<OwnModelDialog*>(); }
    void press(QDialogButtonBox::StandardButton which) {
        QTest::mouseClick(dialog()->buttons().button(which), Qt::LeftButton);
    }
};

/// The real window with a sandbox on a layout, seen from above. The test measures a line of sight
/// across the layout.
class ShotAcross {
  public:
    explicit ShotAcross(const QString& layout)
        : window_({.asking = false, .remembering = false, .banner = false, .tumbling = false}) {
        window_.resize(1400, 900);
        table().painter().setSketched(true);
        const auto problem = window_.sandbox().open(layout);
        EXPECT_FALSE(problem) << problem->toStdString();
        window_.show();
        window_.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&window_));
        EXPECT_TRUE(waitUntil([this] { return window_.sandbox().palette().ready(); }));
        QTest::keyClick(&table(), Qt::Key_T);
        EXPECT_TRUE(waitUntil([this] { return table().settled(); }));
    }
    void put(const char* side, const QString& name, Vec3 at) {
        auto& palette = window_.sandbox().palette();
        QTest::mouseClick(palette.findChild<QPushButton*>(QLatin1String(side)), Qt::LeftButton);
        auto* search = palette.findChild<QLineEdit*>(QStringLiteral("sandboxSearch"));
        search->clear();
        QTest::keyClicks(search, name);
        auto* list = palette.findChild<QListWidget*>(QStringLiteral("sandboxUnits"));
        const auto rows = list->findItems(name, Qt::MatchStartsWith);
        ASSERT_FALSE(rows.isEmpty()) << name.toStdString();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(rows.front()).center());
        QTest::mouseClick(&table(), Qt::LeftButton, {}, table().screenOf(at).toPoint());
    }
    QString measured(Vec3 from, Vec3 to) {
        if (table().mode() != TableMode::measure) QTest::keyClick(&table(), Qt::Key_M);
        const QPointF start = table().screenOf(from), end = table().screenOf(to);
        QTest::mousePress(&table(), Qt::LeftButton, {}, start.toPoint());
        for (int i = 1; i <= 8; ++i) {
            const QPointF at = start + (end - start) * i / 8.0;
            QMouseEvent event(QEvent::MouseMove, at, table().mapToGlobal(at), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(&table(), &event);
        }
        QTest::mouseRelease(&table(), Qt::LeftButton, {}, end.toPoint());
        EXPECT_TRUE(waitUntil([this] { return !table().tools().measure().waiting(); }));
        return table().tools().measure().words();
    }
    std::size_t units() { return window_.session().view().units.size(); }

  private:
    TableView& table() { return *window_.parts().table; }
    MainWindow window_;
};

TEST_F(OwnScan, IsDroppedCorrectedPlacedAndShotAcross) {
    dropFile(hill(QStringLiteral("My hill.stl"), 105, 20.0F));
    EXPECT_TRUE(window->progress().isVisible());
    ASSERT_TRUE(waitUntil([&] { return dialog() != nullptr; }));
    EXPECT_FALSE(window->progress().isVisible());
    EXPECT_EQ(dialog()->reading().unit, "mm");
    EXPECT_TRUE(dialog()->error().isVisible());
    EXPECT_TRUE(dialog()->facts().contains(QStringLiteral("Simplified to")))
        << dialog()->facts().toStdString();
    const std::size_t small = dialog()->study()->trianglesLeft();

    choose(dialog()->unit(), 2);
    EXPECT_EQ(dialog()->reading().unit, "cm");
    EXPECT_FALSE(dialog()->buttons().button(QDialogButtonBox::Ok)->isEnabled())
        << "ten times as large is simplified anew";
    ASSERT_TRUE(waitUntil([&] { return !dialog()->working(); }));
    const auto study = dialog()->study();
    EXPECT_EQ(study->triangles, 22'050U);
    EXPECT_GT(study->trianglesLeft(), small);
    EXPECT_LT(study->trianglesLeft(), study->triangles);
    EXPECT_LE(study->measured, 0.02);
    EXPECT_EQ(dialog()->kind(), geometry::Kind::obstacle);
    press(QDialogButtonBox::Ok);
    ASSERT_TRUE(waitUntil([&] { return window->tool().carrying(); }));
    moveTo(pixel(32, 14));
    click(pixel(32, 14));
    ASSERT_EQ(layout().pieces.size(), 1U);
    const engine::TerrainPiece hill = layout().pieces.back();
    EXPECT_EQ(hill.shape->written["unit"], "cm");
    EXPECT_EQ(hill.shape->written["simplified_within"], 0.02);
    EXPECT_NEAR(hill.shape->top, 20.0 / 2.54 * 0.3, 0.05);
    EXPECT_EQ(hill.facts.blocksLos, true);

    const QString saved = fileNamed(QStringLiteral("hill.layout.json"));
    ASSERT_FALSE(window->files().saveTo(saved));
    const engine::TerrainLayout before = layout();
    ASSERT_FALSE(window->files().open(saved));
    EXPECT_EQ(layout(), before);
    const geometry::PlanBox box = engine::planBoxOf(hill);
    const double middle = (box.low.y + box.high.y) / 2.0;
    window.reset();

    ShotAcross table(saved);
    const Vec3 left(box.low.x - 2.0, middle, 0), right(box.high.x + 2.0, middle, 0);
    const Vec3 beside(box.low.x - 2.0, box.low.y - 3.0, 0);
    table.put("sandboxBlue", QStringLiteral("Luke Skywalker"), left);
    table.put("sandboxRed", QStringLiteral("Darth Vader"), right);
    table.put("sandboxBlue", QStringLiteral("Bare base: small"), beside);
    ASSERT_EQ(table.units(), 3U);
    EXPECT_TRUE(table.measured(left, right).contains(QStringLiteral("LOS no")));
    EXPECT_TRUE(table.measured(left, beside).contains(QStringLiteral("LOS yes")));
}

TEST_F(OwnScan, AnotherErrorIsMeasuredAnew) {
    dropFile(hill(QStringLiteral("hill.stl"), 105, 200.0F));
    ASSERT_TRUE(waitUntil([&] { return dialog() != nullptr; }));
    const std::size_t usual = dialog()->study()->trianglesLeft();
    QDoubleSpinBox& error = dialog()->error();
    error.setFocus();
    ASSERT_TRUE(waitUntil([&] { return error.hasFocus(); })) << "the dialog is not active yet";
    error.selectAll();
    QTest::keyClicks(&error, QStringLiteral("0.01"));
    QTest::keyClick(&error, Qt::Key_Tab);
    EXPECT_TRUE(dialog()->working());
    ASSERT_TRUE(waitUntil([&] { return !dialog()->working(); }));
    EXPECT_EQ(dialog()->study()->within, 0.01);
    EXPECT_LE(dialog()->study()->measured, 0.01);
    EXPECT_GT(dialog()->study()->trianglesLeft(), usual);
    press(QDialogButtonBox::Cancel);
    ASSERT_TRUE(waitUntil([&] { return dialog() == nullptr; }));
    EXPECT_FALSE(window->tool().carrying());
}

TEST_F(OwnScan, IsGivenUpWhileItComesIn) {
    const QString large = hill(QStringLiteral("large.stl"), 300, 200.0F);
    const QString small = hill(QStringLiteral("small.stl"), 10, 100.0F);
    dropFile(large);
    ASSERT_TRUE(window->progress().isVisible());
    auto* cancel = window->progress().findChild<QPushButton*>();
    ASSERT_NE(cancel, nullptr);
    QTest::mouseClick(cancel, Qt::LeftButton);
    EXPECT_FALSE(window->progress().isVisible());
    dropFile(small);
    ASSERT_TRUE(waitUntil([&] { return dialog() != nullptr; }));
    EXPECT_EQ(dialog()->study()->file.filename(), "small.stl") << "nothing came of the other";
    EXPECT_EQ(window->findChildren<OwnModelDialog*>().size(), 1);
    EXPECT_FALSE(window->toast().text().contains(QStringLiteral("large.stl")))
        << "who gave it up knows so";
    EXPECT_FALSE(window->progress().isVisible());
    press(QDialogButtonBox::Cancel);
    EXPECT_TRUE(layout().pieces.empty());
}

/// A model of a wedge. The numbers in its file make it 100,000 units wide.
class GiantModel : public LayoutStand {
  protected:
    QString write(const QString& name, const QByteArray& text) {
        QString path = fileNamed(name);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return path;
    }
    QString giant() {
        return write(
            QStringLiteral("giant.obj"),
            "v 0 0 0\nv 100000 0 0\nv 0 9 0\nv 0 0 9\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
    }
};

TEST_F(GiantModel, ADroppedOneIsNoTerrainBeforeItsScaleIsRight) {
    dropFile(giant());
    const auto dialog = [&] { return window->findChild<OwnModelDialog*>(); };
    ASSERT_TRUE(waitUntil([&] { return dialog() != nullptr; }));
    QPushButton* take = dialog()->buttons().button(QDialogButtonBox::Ok);
    EXPECT_FALSE(take->isEnabled());
    EXPECT_TRUE(dialog()->facts().contains(
        QStringLiteral("the model reaches 3938 in from its origin, at most 1000")))
        << dialog()->facts().toStdString();
    dialog()->scale().setValue(0.254);
    EXPECT_TRUE(take->isEnabled());
    dialog()->scale().setValue(0.255);
    EXPECT_FALSE(take->isEnabled());
    QTest::mouseClick(dialog()->buttons().button(QDialogButtonBox::Cancel), Qt::LeftButton);
    EXPECT_TRUE(layout().pieces.empty());
}

TEST_F(GiantModel, ALayoutThatNamesOneIsRefusedInOneLine) {
    giant();
    const QString layout = write(
        QStringLiteral("yard.layout.json"),
        R"({"format":"sightline-layout","version":1,"table":{"width":72,"depth":36},"pieces":[)"
        R"({"id":"a","position":[9,9],"kind":"area","shape":{"mesh":"giant.obj"}}]})");
    const auto problem = window->files().open(layout);
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(
        QStringLiteral("giant.obj: the model reaches 100000 in from its origin, at most 1000")))
        << problem->toStdString();
    EXPECT_FALSE(problem->contains(QLatin1Char('\n')));
}

}  // namespace
}  // namespace sightline::app
