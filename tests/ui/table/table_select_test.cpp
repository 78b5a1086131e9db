// The camera of the table, and the selection of units with a click on the table.
#include <QWheelEvent>
#include <set>

#include "app/window/legion/table/table_scene.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/picture.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

using TableSelect = TableStand;

TEST_F(TableSelect, TheFrameShowsSomething) { EXPECT_GT(coloursIn(table->grabTable()), 200); }

TEST_F(TableSelect, AClickOnAMiniatureSelectsItsUnit) {
    const engine::UnitId unit = firstUnitOf(session.question()->player, 4);
    click(table->screenOf(leaderOf(unit)));
    EXPECT_EQ(session.choice().selected(), unit);
    EXPECT_EQ(session.question()->ask, engine::Ask::chooseUnitToActivate);
}

TEST_F(TableSelect, AClickOnTheMatSelectsNothing) {
    session.choice().select(firstUnitOf(session.question()->player, 4));
    click(table->screenOf(geometry::Vec3{36.0, 1.0, 0.0}));
    EXPECT_EQ(session.choice().selected(), std::nullopt);
}

// Clicks a point above the head of the miniature. At this point, the table shows only the unit's
// badge.
TEST_F(TableSelect, AClickOnABadgeSelectsItsUnit) {
    for (const engine::Player player : engine::bothPlayers) {
        session.choice().select(std::nullopt);
        const engine::UnitId unit = firstUnitOf(player, 1);
        const geometry::Mini& stand = session.view().mini(leaderOf(unit)).mini;
        const QPointF head = table->screenOf(stand.position + geometry::Vec3{0, 0, stand.height});
        const QPointF badge = head - QPointF(0, 15);
        moveTo(badge);
        EXPECT_EQ(session.choice().hovered(), unit);
        click(badge);
        EXPECT_EQ(session.choice().selected(), unit);
        click(badge);
        EXPECT_EQ(session.choice().selected(), unit) << "again does not put it down";
        click(head - QPointF(0, 60));
        EXPECT_EQ(session.choice().selected(), std::nullopt) << "above the badge is nothing";
    }
}

// The camera comes closer step by step. At some steps, a badge lies at the edge of the picture.
TEST_F(TableSelect, NoBadgeIsCutAtTheEdgeOfThePicture) {
    const QRectF room(table->contentsRect());
    bool atTheEdge = false;
    const QPointF middle = room.center();
    for (int step = 0; step < 12; ++step) {
        QWheelEvent nearer(middle, table->mapToGlobal(middle), {}, {0, 60}, {}, {},
                           Qt::NoScrollPhase, false);
        QApplication::sendEvent(table.get(), &nearer);
        ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
        table->grabFramebuffer();
        for (const auto& badge : table->scene().badgesOnScreen()) {
            if (!room.intersects(badge.box)) continue;
            EXPECT_TRUE(room.adjusted(-1, -1, 1, 1).contains(badge.box)) << step;
            atTheEdge |= !room.adjusted(2, 2, -2, -2).contains(badge.box);
        }
    }
    EXPECT_TRUE(atTheEdge) << "the test needs a badge at the edge";
}

TEST_F(TableSelect, ADoubleClickActivates) {
    const engine::UnitId unit = firstUnitOf(session.question()->player, 4);
    QTest::mouseDClick(table.get(), Qt::LeftButton, {}, table->screenOf(leaderOf(unit)).toPoint());
    EXPECT_EQ(session.view().activating, unit);
}

TEST_F(TableSelect, HoveringTellsWhoItIs) {
    QString line;
    QObject::connect(table.get(), &TableView::hint, [&](const QString& text) { line = text; });
    const engine::UnitId unit = firstUnitOf(session.question()->player, 4);
    moveTo(table->screenOf(leaderOf(unit)));
    EXPECT_EQ(session.choice().hovered(), unit);
    EXPECT_TRUE(line.contains(QString::fromStdString(session.view().unit(unit).label)))
        << line.toStdString();
}

TEST_F(TableSelect, TopViewLooksStraightDownAndHomeComesBack) {
    const double before = table->camera().pitch.value;
    key(Qt::Key_T);
    EXPECT_TRUE(waitUntil([&] { return table->camera().pitch.value == 90.0; }));
    key(Qt::Key_Home);
    EXPECT_TRUE(waitUntil([&] { return table->camera().pitch.value == before; }));
}

TEST_F(TableSelect, WithNobodySelectedTheActivatingUnitIsFramed) {
    const double before = table->camera().distance;
    key(Qt::Key_F);
    EXPECT_TRUE(table->settled()) << "nobody to look at";
    const engine::MiniId leader = leaderOf(startMoving());
    session.choice().select(std::nullopt);
    key(Qt::Key_F);
    EXPECT_TRUE(
        waitUntil([&] { return table->settled() && table->camera().distance < before / 2; }));
    const QPointF pixel = table->screenOf(leader);
    EXPECT_LT(QLineF(pixel, QRectF(table->rect()).center()).length(), table->width() / 4.0);
}

TEST_F(TableSelect, TheWheelKeepsWhatIsUnderThePointer) {
    const geometry::Vec3 point{20.0, 10.0, 0.0};
    const QPointF pixel = table->screenOf(point);
    const double before = table->camera().distance;
    QWheelEvent event(pixel, table->mapToGlobal(pixel), {}, {0, 240}, {}, {}, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(table.get(), &event);
    EXPECT_TRUE(waitUntil([&] { return table->settled(); }));
    EXPECT_LT(table->camera().distance, before);
    EXPECT_NEAR(table->screenOf(point).x(), pixel.x(), 2.0);
    EXPECT_NEAR(table->screenOf(point).y(), pixel.y(), 2.0);
}

}  // namespace
}  // namespace sightline::app
