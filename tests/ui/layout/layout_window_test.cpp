// Layout mode with mouse and keys: tables are built from nothing, changed, saved and opened again.
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "app/window/layout_desk.h"
#include "app/window/layouts/layout/facts_rows.h"
#include "app/window/layouts/layout/own_model_dialog.h"
#include "app/window/layouts/layout/own_models.h"
#include "app/window/main_window.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

using geometry::Vec3;

class LayoutMode : public LayoutStand {
  protected:
    const engine::TerrainPiece& last() { return layout().pieces.back(); }
    void expectAt(const engine::TerrainPiece& piece, double x, double y) {
        EXPECT_NEAR(piece.position.x, x, 0.2) << piece.id;
        EXPECT_NEAR(piece.position.y, y, 0.2) << piece.id;
    }
    void snapNothing() { session().setSnap({.inch = false, .angle = true, .edges = false}); }
};

TEST_F(LayoutMode, ATableOfTenPiecesIsBuiltMirroredSavedAndOpenedAgain) {
    choose(window->inspector().mirror(), 2);
    ASSERT_EQ(layout().mirror, engine::Mirror::acrossWidth);
    put(QStringLiteral("ruined_house"), 10, 26);
    put(QStringLiteral("rocky_hill"), 12, 10);
    put(QStringLiteral("woods"), 25, 27);
    put(QStringLiteral("crates"), 25, 15);
    put(QStringLiteral("box"), 18, 18);
    ASSERT_EQ(layout().pieces.size(), 10U) << "five, and their twins";
    for (const engine::TerrainPiece& piece : layout().pieces) {
        const engine::TerrainPiece* twin = layout().find(piece.twin);
        ASSERT_NE(twin, nullptr) << piece.id;
        const sightline::geometry::Vec2 here = engine::middleOf(piece),
                                        there = engine::middleOf(*twin);
        EXPECT_NEAR(there.x, 72.0 - here.x, 1e-3);
        EXPECT_NEAR(there.y, here.y, 1e-3);
    }
    expectAt(*layout().find("crates"), 25, 15);
    EXPECT_TRUE(window->isWindowModified());

    const engine::TerrainLayout built = layout();
    const QString file = fileNamed(QStringLiteral("mine.layout.json"));
    typePath(window.get(), fileNamed(QStringLiteral("mine")));
    pressControl(*window, Qt::Key_S);
    ASSERT_TRUE(QFile::exists(file));
    EXPECT_FALSE(window->isWindowModified());
    pressControl(*window, Qt::Key_N);
    EXPECT_TRUE(layout().pieces.empty());
    typePath(window.get(), file);
    pressControl(*window, Qt::Key_O);
    EXPECT_EQ(layout(), built);
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("mine.layout.json")));
    const auto field = loadLayout(file.toStdString());
    ASSERT_TRUE(field) << field.problem().text;
    EXPECT_EQ(field->pieces.size(), 10U) << "a game reads it as well";
}

TEST_F(LayoutMode, ADragCarriesAPieceOntoTheTable) {
    QListWidget& list = window->terrain().list();
    QListWidgetItem* item = window->terrain().row(QStringLiteral("crates"));
    list.scrollToItem(item);
    QWidget* from = list.viewport();
    const QPoint start = list.visualItemRect(item).center();
    const QPoint end = from->mapFromGlobal(table().mapToGlobal(pixel(30, 12)));
    QTest::mousePress(from, Qt::LeftButton, {}, start);
    for (int i = 1; i <= 8; ++i) {
        const QPointF at = QPointF(start) + QPointF(end - start) * i / 8.0;
        QMouseEvent event(QEvent::MouseMove, at, from->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(from, &event);
    }
    QTest::mouseRelease(from, Qt::LeftButton, {}, end);
    ASSERT_EQ(layout().pieces.size(), 1U);
    expectAt(last(), 30, 12);
    EXPECT_FALSE(window->tool().carrying());
    EXPECT_EQ(session().selected(), (engine::PieceIds{"crates"}));
}

TEST_F(LayoutMode, PiecesAreMovedTurnedCopiedAndDeleted) {
    snapNothing();
    put(QStringLiteral("box"), 20, 12);
    const geometry::PieceId box = last().id;
    drag(pixel(20, 12, 2.0), pixel(30, 16, 2.0));
    expectAt(*layout().find(box), 30, 16);
    key(Qt::Key_Q);
    EXPECT_EQ(layout().find(box)->rotation.value, 15.0);
    key(Qt::Key_E, Qt::ShiftModifier);
    EXPECT_EQ(layout().find(box)->rotation.value, 14.0);
    key(Qt::Key_E);
    EXPECT_EQ(layout().find(box)->rotation.value, 0.0);
    key(Qt::Key_Right);
    EXPECT_NEAR(layout().find(box)->position.x, 30.25, 0.2);
    pressControl(*window, Qt::Key_D);
    ASSERT_EQ(layout().pieces.size(), 2U);
    EXPECT_EQ(session().selected(), (engine::PieceIds{last().id})) << "the copy is in the hand";
    key(Qt::Key_Delete);
    ASSERT_EQ(layout().pieces.size(), 1U);
    pressControl(*window, Qt::Key_Z);
    EXPECT_EQ(layout().pieces.size(), 2U);
    for (int i = 0; i < 20; ++i) pressControl(*window, Qt::Key_Z);
    EXPECT_TRUE(layout().pieces.empty());
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(layout().pieces.size(), 1U);
}

TEST_F(LayoutMode, AFrameAndControlSelectAndAGroupStaysTogether) {
    put(QStringLiteral("box"), 15, 10);
    put(QStringLiteral("cylinder"), 25, 10);
    put(QStringLiteral("crates"), 40, 25);
    click(pixel(60, 30));
    EXPECT_TRUE(session().selected().empty());
    drag(pixel(8, 16), pixel(31, 4));
    EXPECT_EQ(session().selected(), (engine::PieceIds{"box", "cylinder"}));
    click(pixel(40, 25, 0.5), Qt::ControlModifier);
    EXPECT_EQ(session().selected().size(), 3U);
    click(pixel(40, 25, 0.5), Qt::ControlModifier);
    EXPECT_EQ(session().selected(), (engine::PieceIds{"box", "cylinder"}));
    pressControl(*window, Qt::Key_B);
    click(pixel(60, 30));
    click(pixel(15, 10, 2.0));
    EXPECT_EQ(session().selected(), (engine::PieceIds{"box", "cylinder"}));
    pressControl(*window, Qt::Key_L);
    drag(pixel(15, 10, 2.0), pixel(15, 20, 2.0));
    expectAt(*layout().find("box"), 15, 10);
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("locked")))
        << window->toast().text().toStdString();
}

TEST_F(LayoutMode, ACrateComesToRestOnAHouse) {
    put(QStringLiteral("box"), 30, 15);
    put(QStringLiteral("crates"), 50, 15);
    const geometry::PieceId crates = last().id;
    snapNothing();
    drag(pixel(50, 15, 0.4), pixel(30, 15, 0.4));
    EXPECT_NEAR(layout().find(crates)->position.z, 2.0, 1e-3);
    session().setStacking(false);
    key(Qt::Key_Left);
    EXPECT_NEAR(layout().find(crates)->position.z, 2.0, 1e-3);
}

TEST_F(LayoutMode, WallsAndOutlinesAreDrawnPointByPoint) {
    session().setSnap({.inch = true, .angle = true, .edges = false});
    take(QStringLiteral("wall"));
    EXPECT_TRUE(window->tool().drawing());
    click(pixel(10, 10));
    click(pixel(20, 10));
    click(pixel(20, 20));
    key(Qt::Key_Return);
    ASSERT_EQ(layout().pieces.size(), 2U) << "a stretch between two points each";
    expectAt(layout().pieces[0], 15, 10);
    expectAt(layout().pieces[1], 20, 15);
    EXPECT_EQ(layout().pieces[0].group, layout().pieces[1].group);
    take(QStringLiteral("outline"));
    click(pixel(40, 10));
    click(pixel(50, 10));
    click(pixel(50, 20));
    click(pixel(40, 20));
    key(Qt::Key_Return);
    ASSERT_EQ(layout().pieces.size(), 3U);
    EXPECT_TRUE(std::holds_alternative<geometry::PrismShape>(last().shape->geometry));
    expectAt(last(), 45, 15);
    take(QStringLiteral("wall"));
    click(pixel(10, 30));
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->tool().drawing());
    EXPECT_EQ(layout().pieces.size(), 3U);
}

TEST_F(LayoutMode, TheInspectorAgreesOnFactsAndTypesNumbers) {
    put(QStringLiteral("box"), 20, 12);
    InspectorDock& inspector = window->inspector();
    choose(inspector.kind(), 1);
    choose(inspector.facts().movement(), 2);
    choose(inspector.facts().cover(), 2);
    EXPECT_EQ(last().kind, geometry::Kind::area);
    EXPECT_EQ(last().facts.movement, geometry::Movement::difficult);
    EXPECT_EQ(last().facts.cover, geometry::Cover::light);
    inspector.name().setFocus();
    inspector.name().selectAll();
    QTest::keyClicks(&inspector.name(), QStringLiteral("Old wood"));
    QTest::keyClick(&inspector.name(), Qt::Key_Return);
    EXPECT_EQ(last().name, "Old wood");
    inspector.rotation().setFocus();
    inspector.rotation().selectAll();
    QTest::keyClicks(&inspector.rotation(), QStringLiteral("33"));
    QTest::keyClick(&inspector.rotation(), Qt::Key_Return);
    EXPECT_EQ(last().rotation.value, 33.0);
    EXPECT_NEAR(last().position.x, 20.0, 0.2) << "what was not typed stays";
    inspector.tableWidth().setFocus();
    inspector.tableWidth().selectAll();
    QTest::keyClicks(&inspector.tableWidth(), QStringLiteral("48"));
    QTest::keyClick(&inspector.tableWidth(), Qt::Key_Return);
    EXPECT_EQ(layout().table.width, 48.0);
}

TEST_F(LayoutMode, TheSearchFindsByNameAndCategory) {
    PaletteDock& palette = window->terrain();
    QTest::keyClicks(&palette.search(), QStringLiteral("crat"));
    EXPECT_FALSE(palette.row(QStringLiteral("crates"))->isHidden());
    EXPECT_FALSE(palette.row(QStringLiteral("crater"))->isHidden());
    EXPECT_TRUE(palette.row(QStringLiteral("outpost"))->isHidden());
    palette.search().clear();
    choose(palette.categories(), palette.categories().count() - 1);
    EXPECT_TRUE(palette.row(QStringLiteral("crates"))->isHidden());
    EXPECT_FALSE(palette.row(QStringLiteral("wall"))->isHidden());
    ASSERT_TRUE(waitUntil([&] { return palette.settled(); }));
    const QImage picture = palette.row(QStringLiteral("outpost"))->icon().pixmap(84, 84).toImage();
    EXPECT_NE(picture.pixelColor(picture.rect().center()).alpha(), 0) << "models have pictures";
}

TEST_F(LayoutMode, ARefusedFileIsOneLineAndTheLayoutStays) {
    put(QStringLiteral("box"), 20, 12);
    const engine::TerrainLayout before = layout();
    const QString path = fileNamed(QStringLiteral("torn.layout.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    window->files().openOrSay(path);
    EXPECT_EQ(layout(), before);
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("torn.layout.json")));
    EXPECT_TRUE(window->files().saveTo(QStringLiteral("/no/such/folder/a.layout.json")));
    EXPECT_TRUE(window->isWindowModified());
}

TEST_F(LayoutMode, UnsavedChangesAreAskedAbout) {
    openWindow({.asking = true, .remembering = false});
    put(QStringLiteral("box"), 20, 12);
    pressInBox(window.get(), QStringLiteral("Cancel"));
    pressControl(*window, Qt::Key_N);
    EXPECT_EQ(layout().pieces.size(), 1U);
    pressInBox(window.get(), QStringLiteral("Discard"));
    pressControl(*window, Qt::Key_N);
    EXPECT_TRUE(layout().pieces.empty());
}

TEST_F(LayoutMode, ACrashLosesNothing) {
    EXPECT_TRUE(window->files().recoveryPath().isEmpty());
    put(QStringLiteral("box"), 20, 12);
    const engine::TerrainLayout before = layout();
    const QString kept = window->files().recoveryPath();
    const QString copy = fileNamed(QStringLiteral("kept"));
    ASSERT_TRUE(QFile::copy(kept, copy));
    window.reset();
    EXPECT_FALSE(QFile::exists(kept)) << "a clean end leaves nothing behind";
    ASSERT_TRUE(QFile::copy(copy, kept));  // simulates a crash
    openWindow({.asking = true, .remembering = false});
    pressInBox(window.get(), QStringLiteral("Continue"));
    EXPECT_TRUE(window->files().offerInterrupted());
    EXPECT_EQ(layout(), before);
    EXPECT_TRUE(window->isWindowModified());
    ASSERT_FALSE(window->files().saveTo(fileNamed(QStringLiteral("saved.layout.json"))));
    EXPECT_FALSE(QFile::exists(kept));
}

/// A cube with edges of 40 units.
const char* const cube =
    "v 0 0 0\nv 40 0 0\nv 40 40 0\nv 0 40 0\nv 0 0 40\nv 40 0 40\nv 40 40 40\nv 0 40 40\n"
    "f 1 3 2\nf 1 4 3\nf 5 6 7\nf 5 7 8\nf 1 2 6\nf 1 6 5\nf 2 3 7\nf 2 7 6\nf 3 4 8\nf 3 8 7\n"
    "f 4 1 5\nf 4 5 8\n";

TEST_F(LayoutMode, AModelOfOnesOwnIsDroppedShownAndTaken) {
    const QString path = fileNamed(QStringLiteral("My cube.obj"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(cube);
    file.close();
    dropFile(path);
    ASSERT_TRUE(waitUntil([&] { return window->findChild<OwnModelDialog*>() != nullptr; }));
    auto* dialog = window->findChild<OwnModelDialog*>();
    EXPECT_EQ(dialog->reading().unit, "mm") << "a cube of 40 inches is no terrain";
    EXPECT_TRUE(dialog->facts().contains(QStringLiteral("1.57 in high")))
        << dialog->facts().toStdString();
    EXPECT_TRUE(dialog->facts().contains(QStringLiteral("12")));
    EXPECT_TRUE(dialog->facts().contains(QStringLiteral("closed")));
    EXPECT_TRUE(dialog->origin().contains(QStringLiteral("Unit: as this format usually means it")))
        << dialog->origin().toStdString();
    choose(dialog->unit(), 2);
    EXPECT_EQ(dialog->reading().unit, "cm");
    EXPECT_TRUE(dialog->origin().contains(QStringLiteral("Unit: chosen by you")));
    choose(dialog->unit(), 1);
    EXPECT_FALSE(dialog->error().isVisible()) << "it is no scan";
    EXPECT_EQ(dialog->kind(), geometry::Kind::scatter) << "proposed for something so small";
    choose(dialog->factsRows().cover(), 0);
    dialog->accept();
    ASSERT_TRUE(waitUntil([&] { return window->tool().carrying(); }));
    moveTo(pixel(30, 15));
    click(pixel(30, 15));
    ASSERT_EQ(layout().pieces.size(), 1U);
    EXPECT_EQ(last().name, "My cube");
    EXPECT_FALSE(last().facts.cover) << "left to be agreed";
    EXPECT_EQ(last().facts.movement, geometry::Movement::open);
    EXPECT_NEAR(last().shape->top, 40.0 / 25.4, 1e-3);
    const QString saved = fileNamed(QStringLiteral("cube.layout.json"));
    ASSERT_FALSE(window->files().saveTo(saved));
    const engine::TerrainLayout before = layout();
    ASSERT_FALSE(window->files().open(saved));
    EXPECT_EQ(layout(), before);
}

TEST_F(LayoutMode, TheGroundOfALayoutIsShownAndStaysWhenItsNameIsTyped) {
    const std::filesystem::path file = assetsFolder() / "layouts" / "ice_station.layout.json";
    ASSERT_FALSE(window->files().open(QString::fromStdString(file.string())));
    QComboBox* mat = nullptr;
    for (QComboBox* one : window->findChildren<QComboBox*>())
        if (one->currentText() == QLatin1String("Ice")) mat = one;
    ASSERT_NE(mat, nullptr);
    EXPECT_EQ(mat->count(), 5);
    for (QLineEdit* line : window->findChildren<QLineEdit*>()) {
        if (line->text() != QString::fromStdString(layout().name)) continue;
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("s"));
        QTest::keyClick(line, Qt::Key_Return);
        break;
    }
    EXPECT_EQ(layout().name.back(), 's');
    EXPECT_EQ(layout().mat, "ice");
}

TEST_F(LayoutMode, AModelThatIsNoneIsOneLine) {
    const QString path = fileNamed(QStringLiteral("noise.stl"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("no model");
    file.close();
    window->ownModels().take(path);
    ASSERT_TRUE(
        waitUntil([&] { return window->toast().text().contains(QStringLiteral("noise.stl")); }));
    EXPECT_FALSE(window->tool().carrying());
}

TEST(LayoutFromTheGame, TheMenuOpensLayoutMode) {
    MainWindow game({.asking = false, .remembering = false, .banner = false, .tumbling = false});
    game.show();
    LayoutWindow& window = game.layouts().showLayout(
        QString::fromStdString((assetsFolder() / "layouts" / "dustfall.layout.json").string()));
    EXPECT_TRUE(window.isVisible());
    EXPECT_GT(window.session().layout().pieces.size(), 10U);
    EXPECT_FALSE(window.isWindowModified());
    QStringList entries;
    for (const QAction* action : game.menuBar()->actions().front()->menu()->actions())
        entries << QString(action->text()).remove(QLatin1Char('&'));
    EXPECT_TRUE(entries.contains(QStringLiteral("New layout")));
}

}  // namespace
}  // namespace sightline::app
