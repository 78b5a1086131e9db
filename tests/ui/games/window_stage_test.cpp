// The table fills the window. The panels lie over its edges, fold away, and never cover the table
// in the view of the whole table.
#include <QPolygonF>
#include <QResizeEvent>
#include <QToolButton>

#include "app/window/action_bar.h"
#include "app/window/camera_desk.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/docks/army_heading.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/roster_row.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/side_panels.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

constexpr QSize sizes[] = {{1280, 720}, {1600, 1000}};
constexpr double leastTable = 0.45;    // share of the window that the whole table fills
constexpr double leastPicture = 0.80;  // share of the window that the 3D view fills
constexpr double woodenEdge = 1.5;     // width of the table's edge around the mat, inches
constexpr double leastFigure = 60.0, mostFigure = 100.0;  // height of a trooper, pixels

class WindowStage : public WindowStand {
  protected:
    const WindowParts& parts() { return window->parts(); }
    TableView& table() { return *parts().table; }

    void showAt(QSize size) {
        // The bar of a low window is low, and the table gets the space after the bar has shrunk.
        constexpr int lowBar = 112;
        window->resize(size);
        ASSERT_TRUE(waitUntil([&] {
            const bool settled = window->size() == size && table().settled();
            return settled && (size.height() >= 800 || parts().bar->height() <= lowBar);
        }));
    }
    /// The outline of the table with its wooden edge, in pixels of the table widget.
    QPolygonF outline() {
        const geometry::TableSize size = session().layout().table;
        const double right = size.width + woodenEdge, far = size.depth + woodenEdge;
        QPolygonF corners;
        for (const geometry::Vec3 corner :
             {geometry::Vec3(-woodenEdge, -woodenEdge, 0), geometry::Vec3(right, -woodenEdge, 0),
              geometry::Vec3(right, far, 0), geometry::Vec3(-woodenEdge, far, 0)})
            corners << table().screenOf(corner);
        return corners;
    }
    static double areaOf(const QPolygonF& corners) {
        double twice = 0.0;
        for (qsizetype i = 0; i < corners.size(); ++i) {
            const QPointF a = corners[i], b = corners[(i + 1) % corners.size()];
            twice += a.x() * b.y() - b.x() * a.y();
        }
        return std::abs(twice) / 2.0;
    }
    double shareOf(double area) const {
        return area / (double(window->width()) * window->height());
    }
    /// Height of a trooper on the screen, pixels.
    double figureHeight(engine::MiniId mini) {
        const geometry::Mini& stand = view().mini(mini).mini;
        const geometry::Vec3 head = stand.position + geometry::Vec3(0, 0, stand.height);
        return QLineF(table().screenOf(stand.position), table().screenOf(head)).length();
    }
    void expectClear(engine::UnitId unit) {
        for (const engine::MiniId mini : view().unit(unit).minis)
            EXPECT_TRUE(table().contentsRect().contains(table().screenOf(mini).toPoint()))
                << view().unit(unit).label;
    }
    bool arrived() {
        QCoreApplication::processEvents();
        return waitUntil([this] { return table().settled(); });
    }
};

TEST_F(WindowStage, TheTableFillsTheWindow) {
    startStarter();
    for (const QSize size : sizes) {
        showAt(size);
        const double picture = shareOf(double(table().width()) * table().height());
        const double whole = shareOf(areaOf(outline()));
        RecordProperty(std::to_string(size.width()) + "_table", std::to_string(whole));
        EXPECT_GE(picture, leastPicture) << size.width();
        EXPECT_GE(whole, leastTable) << size.width();
    }
}

TEST_F(WindowStage, NoPanelCoversTheWholeTable) {
    startFullArmies();
    for (const QSize size : sizes) {
        showAt(size);
        parts().side->fold();
        key(Qt::Key_Home);
        ASSERT_TRUE(arrived());
        const QRect around = outline().boundingRect().toAlignedRect();
        EXPECT_TRUE(table().contentsRect().contains(around));
        for (const QWidget* panel : std::initializer_list<const QWidget*>{
                 &parts().rosters->of(engine::Player::blue),
                 &parts().rosters->of(engine::Player::red), parts().bar, parts().record})
            EXPECT_FALSE(panel->geometry().intersects(around)) << panel->objectName().toStdString();
        EXPECT_GE(shareOf(areaOf(outline())), leastTable) << size.width();
    }
}

// In a folded roster, no unit of a full army may be hidden below the edge, at either size.
TEST_F(WindowStage, EachUnitOfAFullArmyHasItsRow) {
    startFullArmies();
    for (const QSize size : sizes) {
        showAt(size);
        for (const engine::UnitView& unit : view().units) {
            const RosterRow* row = parts().rosters->row(unit.id);
            ASSERT_NE(row, nullptr);
            EXPECT_EQ(row->visibleRegion().boundingRect(), row->rect())
                << unit.label << " at " << size.width();
        }
    }
}

TEST_F(WindowStage, AHeadingOpensAndFoldsItsRoster) {
    startStarter();
    RosterStrip& blue = parts().rosters->of(engine::Player::blue);
    const int narrow = blue.width();
    const QRect room = table().contentsRect();
    QTest::mouseClick(&blue.heading(), Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return blue.width() > 2 * narrow; }));
    EXPECT_FALSE(parts().rosters->of(engine::Player::red).isOpen());
    EXPECT_EQ(table().contentsRect(), room) << "an open roster lies over the table";
    blue.heading().setFocus();
    QTest::keyClick(&blue.heading(), Qt::Key_Space);
    EXPECT_TRUE(waitUntil([&] { return blue.width() == narrow; }));
}

TEST_F(WindowStage, ACardOpensForTheUnitThatIsChosenAndFoldsAfterwards) {
    startStarter();
    SidePanels* side = parts().side;
    EXPECT_EQ(side->opened(), nullptr);
    const engine::UnitId unit = unitOf(engine::Player::blue, 4);
    clickRow(unit);
    EXPECT_EQ(side->opened(), parts().card);
    EXPECT_TRUE(parts().card->isVisible());
    key(Qt::Key_Escape);
    EXPECT_EQ(side->opened(), nullptr);
    clickRow(unitOf(engine::Player::blue, 1));
    clickRow(unit);
    ASSERT_EQ(side->opened(), parts().card);
    key(Qt::Key_Return);
    ASSERT_EQ(question().ask, Ask::chooseAction);
    EXPECT_EQ(side->opened(), nullptr) << "the table is clear for the action";
    side->toggleAction(parts().card)->trigger();
    press(QStringLiteral("Dodge"));
    EXPECT_EQ(side->opened(), parts().card) << "it was opened with its button";
}

TEST_F(WindowStage, TheRecordIsALineThatOpens) {
    startStarter();
    RecordPanel* record = parts().record;
    QListView* list = record->list();
    const int last = list->model()->rowCount() - 1;
    EXPECT_LT(record->height(), 40);
    EXPECT_TRUE(
        list->viewport()->rect().intersects(list->visualRect(list->model()->index(last, 0))))
        << "the last event is shown";
    const int floor = table().contentsRect().bottom();
    auto* button = record->findChild<QToolButton*>(QStringLiteral("openRecord"));
    ASSERT_NE(button, nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return record->height() > 100; }));
    EXPECT_LT(table().contentsRect().bottom(), floor - 60);
    EXPECT_LE(parts().bar->geometry().bottom(), record->y()) << "the question stays in view";
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(waitUntil([&] { return table().contentsRect().bottom() == floor; }));
}

TEST_F(WindowStage, TheCameraGoesToTheUnitThatActs) {
    startClose();
    parts().camera->setOn(true);
    for (const QSize size : sizes) {
        showAt(size);
        const engine::UnitId unit = unitOf(question().player, 4);
        clickRow(unit);
        key(Qt::Key_Return);
        ASSERT_TRUE(arrived());
        expectClear(unit);
        for (const engine::MiniId mini : view().unit(unit).minis) {
            EXPECT_GE(figureHeight(mini), leastFigure * 0.9) << size.width();
            EXPECT_LE(figureHeight(mini), mostFigure) << size.width();
        }
        EXPECT_FALSE(view().battlefield.firstHit(
            {table().camera().eye(), table().camera().target + geometry::Vec3(0, 0, 1)}));
        while (session().canUndo()) session().undo();
        ASSERT_TRUE(arrived());
    }
}

TEST_F(WindowStage, AnAttackHidesNeitherAttackerNorDefender) {
    startClose();
    parts().camera->setOn(true);
    showAt(sizes[0]);
    const engine::UnitId attacker = unitOf(question().player, 4);
    const engine::UnitId defender = unitOf(engine::opponent(question().player), 4);
    clickRow(attacker);
    key(Qt::Key_Return);
    press(QStringLiteral("Attack"));
    press(QString::fromStdString(view().unit(defender).label));
    press(QStringLiteral("Attack "));
    ASSERT_EQ(question().ask, Ask::chooseWeapons);
    ASSERT_TRUE(arrived());
    EXPECT_TRUE(parts().attack->isVisible());
    expectClear(attacker);
    expectClear(defender);
    EXPECT_FALSE(table().contentsRect().intersects(parts().side->geometry()));
}

TEST_F(WindowStage, HomeShowsTheWholeTableAndTheCameraCanBeLeftAlone) {
    startClose();
    showAt(sizes[0]);
    const double home = table().camera().distance;
    clickRow(unitOf(question().player, 4));
    key(Qt::Key_Return);
    ASSERT_TRUE(arrived());
    EXPECT_DOUBLE_EQ(table().camera().distance, home) << "it is switched off in this window";
    parts().camera->setOn(true);
    press(QStringLiteral("Dodge"));
    clickRow(unitOf(engine::opponent(question().player), 4));
    ASSERT_TRUE(arrived());
    EXPECT_LT(table().camera().distance, home / 2.0) << "the unit chosen in the roster";
    parts().side->fold();
    key(Qt::Key_Home);
    ASSERT_TRUE(arrived());
    EXPECT_NEAR(table().camera().distance, home, 1e-6);
}

// With a second framebuffer of the same size, Qt 6.4 shows the deleted texture of the first one.
TEST_F(WindowStage, AResizeEventOfTheSameSizeKeepsTheFramebuffer) {
    startStarter(1);
    ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
    const auto before = table().defaultFramebufferObject();
    QResizeEvent same(table().size(), table().size());
    QCoreApplication::sendEvent(&table(), &same);
    EXPECT_EQ(table().defaultFramebufferObject(), before);
    window->resize(window->width() + 40, window->height());
    ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
    EXPECT_NE(table().defaultFramebufferObject(), before) << "a new size needs a new one";
}

}  // namespace
}  // namespace sightline::app
