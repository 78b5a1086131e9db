// The table report in Layout mode: the report is computed while it is visible, is shown on the
// table, and can be saved as a file.
#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <algorithm>

#include "app/window/layouts/layout/layout_papers.h"
#include "app/window/layouts/layout/report_dock.h"
#include "app/window/layouts/reports/report_tree.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"
#include "ui/picture.h"

namespace sightline::app {
namespace {

// Longest wait for the report in milliseconds; long enough for a busy computer.
constexpr int whileMeasured = 120'000;

class LayoutReportDock : public LayoutStand {
  protected:
    ReportDock& dock() { return window->report(); }
    ReportTree& tree() { return dock().tree(); }
    TableMeasurer& measurer() { return dock().measurer(); }

    void openReport() {
        key(Qt::Key_F9);
        ASSERT_TRUE(waitUntil([this] { return measurer().known() != nullptr; }));
    }
    void openMeasured() {
        openReport();
        ASSERT_TRUE(waitUntil([this] { return measurer().complete(); }, whileMeasured));
    }
    void waitForRow(const QString& row) {
        ASSERT_TRUE(waitUntil([&] { return tree().item(row) != nullptr; }, whileMeasured))
            << row.toStdString();
    }
    QString words(const QString& row) {
        const QTreeWidgetItem* item = tree().item(row);
        return item ? item->text(0) : QString();
    }
    /// Opens the section that contains the row and clicks the row.
    void clickRow(const QString& row) {
        waitForRow(row);
        QTreeWidgetItem* item = tree().item(row);
        for (QTreeWidgetItem* above = item->parent(); above; above = above->parent())
            tree().expandItem(above);
        tree().scrollToItem(item, QAbstractItemView::PositionAtCenter);
        const QRect where = tree().visualItemRect(item);
        ASSERT_TRUE(tree().viewport()->rect().contains(where.center())) << row.toStdString();
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, where.center());
    }
    QImage settledTable() {
        settle();
        return table().grabTable();
    }
    /// Makes a table of 36 by 36 inches, because a smaller table is measured faster.
    void makeSmall() {
        const engine::LayoutHead head{"Small table", "", {36, 36}, "desert"};
        ASSERT_TRUE(session().apply(engine::LayoutStep::table, engine::withHead(layout(), head)));
    }
};

TEST_F(LayoutReportDock, NothingIsMeasuredWhileNobodyLooks) {
    put(QStringLiteral("box"), 20, 12);
    EXPECT_FALSE(measurer().busy());
    EXPECT_EQ(measurer().known(), nullptr);
    openReport();
    EXPECT_EQ(measurer().known()->table->pieces.size(), 1U);
}

TEST_F(LayoutReportDock, TheFiguresFollowThePieceThatIsPutDown) {
    openReport();
    ASSERT_EQ(words(QStringLiteral("covered")),
              QStringLiteral("0 % of the table is covered: sparse"));
    const QString against =
        tree().item(QStringLiteral("covered"))->data(0, Qt::UserRole).toString();
    EXPECT_TRUE(against.contains(QStringLiteral("a quarter"))) << against.toStdString();
    EXPECT_TRUE(against.contains(QStringLiteral("(p. 19)"))) << against.toStdString();
    put(QStringLiteral("ruined_house"), 20, 18);
    ASSERT_TRUE(waitUntil(
        [this] { return measurer().known() && measurer().known()->table->pieces.size() == 1; }));
    EXPECT_GT(measurer().known()->report.coverage.coveredArea, 5.0);
    EXPECT_NE(words(QStringLiteral("covered")),
              QStringLiteral("0 % of the table is covered: sparse"));
    EXPECT_EQ(words(QStringLiteral("kinds")), QStringLiteral("Pieces by kind: obstacle: 1"));
    pressControl(*window, Qt::Key_Z);
    ASSERT_TRUE(waitUntil([this] {
        return measurer().known() && measurer().known()->table->pieces.empty();
    })) << "what was begun before is given up";
    EXPECT_EQ(words(QStringLiteral("kinds")), QStringLiteral("Pieces by kind: none"));
}

TEST_F(LayoutReportDock, ALaneIsDrawnWhereItRunsAndAllOfThemAre) {
    makeSmall();
    put(QStringLiteral("box"), 18, 18);
    openMeasured();
    waitForRow(QStringLiteral("lane/0"));
    const QImage before = settledTable();
    clickRow(QStringLiteral("lane/0"));
    ASSERT_EQ(dock().shown().pick(), (ReportPick{ReportPick::What::lane, 0, 0}));
    ASSERT_FALSE(measurer().known()->report.lanes.empty());
    const engine::Lane lane = measurer().known()->report.lanes.front();
    const geometry::Vec3 quarter = lane.line.from + (lane.line.to - lane.line.from) * 0.25;
    const QPoint there = table().screenOf(quarter).toPoint();
    EXPECT_GT(differenceAround(before, settledTable(), there, 3), 6);
    rendering::Scene one, all;
    SceneImages images;
    SceneDraft draftOfOne{one, images}, draftOfAll{all, images};
    dock().shown().draw(draftOfOne, 0.1);
    clickRow(QStringLiteral("lanes/all"));
    dock().shown().draw(draftOfAll, 0.1);
    EXPECT_EQ(one.tubes.size(), 1U);
    EXPECT_EQ(all.tubes.size(), measurer().known()->report.lanes.size());
    EXPECT_GT(all.tubes.size(), 1U);
    window->inspector().raise();
    ASSERT_TRUE(waitUntil([this] { return dock().shown().pick() == ReportPick{}; }))
        << "who looks elsewhere sees the table alone";
}

TEST_F(LayoutReportDock, AFindingSelectsItsPiece) {
    put(QStringLiteral("box"), 20, 12);
    put(QStringLiteral("cylinder"), 50, 24);
    ASSERT_TRUE(session().apply(
        engine::LayoutStep::facts,
        engine::withFacts(layout(), {"box"}, {geometry::Kind::obstacle, {}, std::nullopt})));
    session().select({});
    openReport();
    waitForRow(QStringLiteral("finding/2"));
    EXPECT_TRUE(words(QStringLiteral("finding/1")).contains(QStringLiteral("cover is not agreed")))
        << words(QStringLiteral("finding/1")).toStdString();
    clickRow(QStringLiteral("finding/1"));
    EXPECT_EQ(session().selected(), (engine::PieceIds{"box"}));
}

TEST_F(LayoutReportDock, MapsLieOnTheTableWithTheirKey) {
    makeSmall();
    put(QStringLiteral("box"), 18, 18);
    openMeasured();
    waitForRow(QStringLiteral("base/small"));
    const QImage before = settledTable();
    clickRow(QStringLiteral("base/small"));
    EXPECT_GT(differenceAround(before, settledTable(), pixel(6, 6), 3), 5);
    ASSERT_TRUE(dock().shown().note());
    EXPECT_TRUE(dock().shown().note()->html.contains(QStringLiteral("cannot get there")));
    clickRow(QStringLiteral("exposure/0"));
    ASSERT_TRUE(dock().shown().note());
    EXPECT_TRUE(dock().shown().note()->html.contains(QStringLiteral("Seen from the near edge")));
    clickRow(QStringLiteral("cover/3"));
    EXPECT_EQ(dock().shown().pick(), (ReportPick{ReportPick::What::cover, 3, 0}));
}

TEST_F(LayoutReportDock, MissionsSayWhatTipsThem) {
    makeSmall();
    put(QStringLiteral("outpost"), 10, 8);
    openMeasured();
    const auto& missions = measurer().known()->report.missions;
    ASSERT_FALSE(missions.empty());
    const QString key = QStringLiteral("mission/%1").arg(QString::fromStdString(missions[0].id));
    waitForRow(key);
    EXPECT_TRUE(words(key).startsWith(QString::fromStdString(missions[0].name)));
    for (const char* below : {"/0", "/1", "/2", "/3", "/swapped", "/turned"})
        EXPECT_NE(tree().item(key + QLatin1String(below)), nullptr) << below;
    clickRow(key + QStringLiteral("/swapped"));
    EXPECT_EQ(dock().shown().pick(), ReportPick{});
    clickRow(key);
    EXPECT_EQ(dock().shown().pick(), (ReportPick{ReportPick::What::mission, 0, 0}));
}

TEST_F(LayoutReportDock, APieceThatWouldLieBetterIsMovedThereByAButton) {
    makeSmall();
    engine::TerrainPiece wall;
    wall.name = "Wall";
    wall.shape = engine::boxShape({20, 1, 7});
    wall.position = {18, 11.5, 0};
    wall.facts = {geometry::Movement::impassable, geometry::Cover::heavy, true};
    ASSERT_TRUE(session().apply(engine::LayoutStep::add, engine::withPiece(layout(), wall)));
    openMeasured();
    EXPECT_FALSE(dock().moveButton().isVisible()) << "no row says so that is picked";
    const auto& missions = measurer().known()->report.missions;
    const auto tipped = std::find_if(missions.begin(), missions.end(), [](const auto& mission) {
        return mission.better.has_value();
    });
    ASSERT_NE(tipped, missions.end());
    const engine::BetterPlace better = *tipped->better;
    const geometry::Vec3 before = layout().find(better.piece)->position;
    clickRow(QStringLiteral("mission/%1/better").arg(QString::fromStdString(tipped->id)));
    ASSERT_TRUE(dock().moveButton().isVisible());
    QTest::mouseClick(&dock().moveButton(), Qt::LeftButton);
    const geometry::Vec3 after = layout().find(better.piece)->position;
    EXPECT_NEAR(after.x, before.x + better.by.x, 1e-3);
    EXPECT_NEAR(after.y, before.y + better.by.y, 1e-3);
    EXPECT_FALSE(dock().moveButton().isVisible()) << "what it said was of the table before";
    EXPECT_EQ(session().history().undoes(), engine::LayoutStep::move);
    pressControl(*window, Qt::Key_Z);
    EXPECT_EQ(layout().find(better.piece)->position, before);
}

TEST_F(LayoutReportDock, TheReportIsSavedAsPdfAndAsPicture) {
    makeSmall();
    put(QStringLiteral("outpost"), 18, 18);
    const auto entry = [this](const QString& words) -> QAction* {
        for (QAction* action : dock().findChildren<QAction*>())
            if (QString(action->text()).remove(QLatin1Char('&')).startsWith(words)) return action;
        return nullptr;
    };
    const QString pdf = fileNamed(QStringLiteral("report.pdf")),
                  png = fileNamed(QStringLiteral("report.png"));
    for (const auto& [words, path] : {std::pair{QStringLiteral("As PDF"), pdf},
                                      std::pair{QStringLiteral("As a picture"), png}}) {
        ASSERT_NE(entry(words), nullptr) << words.toStdString();
        typePath(window.get(), path);
        entry(words)->trigger();
        ASSERT_TRUE(waitUntil([this] { return !measurer().writing(); }, whileMeasured));
        EXPECT_TRUE(window->toast().text().contains(QFileInfo(path).fileName()))
            << window->toast().text().toStdString();
    }
    QFile file(pdf);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    EXPECT_TRUE(content.startsWith("%PDF-"));
    EXPECT_GT(content.size(), 20'000);
    const QImage picture(png);
    ASSERT_FALSE(picture.isNull());
    EXPECT_EQ(picture.width(), 1240);
    EXPECT_GE(picture.height(), 3 * 1754) << "plan, words and maps";
    EXPECT_EQ(picture.height() % 1754, 0);
    for (int page = 0; page < picture.height() / 1754; ++page)
        EXPECT_GT(coloursIn(picture.copy(0, page * 1754, 1240, 1600)), 5) << "page " << page;
    measurer().write(TableMeasurer::Paper::pdf, QStringLiteral("/no/such/folder/report.pdf"),
                     layout(), session().dimensions());
    ASSERT_TRUE(waitUntil([this] { return !measurer().writing(); }, whileMeasured));
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("cannot be written")))
        << window->toast().text().toStdString();
}

TEST_F(LayoutReportDock, ThePlacementSheetIsSavedOfTheTableOnTheScreen) {
    put(QStringLiteral("outpost"), 18, 18);
    const QString png = fileNamed(QStringLiteral("sheet.png")),
                  pdf = fileNamed(QStringLiteral("sheet.pdf"));
    typePath(window.get(), png);
    window->papers().save(PaperFile::png);
    ASSERT_TRUE(waitUntil([this] { return !window->papers().writing(); }));
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("sheet.png")));
    const QImage sheet(png);
    EXPECT_EQ(sheet.size(), QSize(1754, 1240));
    EXPECT_GT(coloursIn(sheet), 3);
    window->papers().write(PaperFile::pdf, pdf);
    ASSERT_TRUE(waitUntil([this] { return !window->papers().writing(); }));
    EXPECT_GT(QFileInfo(pdf).size(), 3000);
    window->papers().write(PaperFile::pdf, QStringLiteral("/no/such/folder/sheet.pdf"));
    ASSERT_TRUE(waitUntil([this] { return !window->papers().writing(); }));
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("cannot be written")));
}

}  // namespace
}  // namespace sightline::app
