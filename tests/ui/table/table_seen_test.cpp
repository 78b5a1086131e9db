// Each thing on the table can be clicked where it is drawn: figures, tokens and their plates. A
// drag of a figure begins a move, or says why it does not.
#include "app/window/legion/tools/early_drag.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class TableSeen : public TableStand {
  protected:
    QString note() const {
        const auto note = table->tools().note();
        return note ? note->html : QString();
    }
};

// Looks for pixels outside the silhouettes of single miniatures at which the pointer is still on
// the figure. Without the drawn shapes there is no such pixel.
TEST_F(TableSeen, AFigureIsClickedWhereItIsDrawn) {
    int beyond = 0;
    for (const engine::UnitView& unit : session.view().units) {
        if (unit.minis.size() != 1) continue;
        session.choice().select(unit.id);
        key(Qt::Key_F);
        ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
        session.choice().select(std::nullopt);
        const geometry::Mini& stand = session.view().mini(leaderOf(unit.id)).mini;
        const QPointF foot = table->screenOf(stand.position);
        const QPointF above = table->screenOf(stand.position + geometry::Vec3{0, 0, 1});
        const double inch = foot.y() - above.y(), side = stand.base.width / 2.0 * inch;
        for (double x = side * 1.1; x < side * 2.5; x += 2.0)
            for (double y = 0.2 * inch; y < stand.height * inch; y += 3.0)
                for (const double turn : {-1.0, 1.0}) {
                    moveTo(foot + QPointF(turn * x, -y));
                    if (session.choice().hovered() == unit.id) ++beyond;
                }
    }
    EXPECT_GT(beyond, 3);
}

TEST_F(TableSeen, ADragBeforeMoveBeginsTheMove) {
    const engine::UnitId unit = firstUnitOf(session.question()->player, 4);
    pick(unit);
    ASSERT_EQ(session.question()->ask, engine::Ask::chooseAction);
    const geometry::Vec3 from = standOf(leaderOf(unit));
    const std::size_t before = answers();
    const QPointF at = table->screenOf(leaderOf(unit)), to = at + QPointF(8, -40);
    pull(at, to);
    EXPECT_EQ(session.question()->ask, engine::Ask::moveUnit);
    EXPECT_TRUE(table->tools().move().dragging());
    release(to);
    EXPECT_TRUE(waitUntil([&] { return answers() == before + 2; })) << "the action and the move";
    EXPECT_GT(glm::distance(standOf(leaderOf(unit)), from), 1.0);
}

TEST_F(TableSeen, AClickBeforeMoveStillOnlySelects) {
    const engine::UnitId unit = firstUnitOf(session.question()->player, 4);
    pick(unit);
    click(table->screenOf(leaderOf(unit)));
    EXPECT_EQ(session.question()->ask, engine::Ask::chooseAction);
    EXPECT_EQ(session.choice().selected(), unit);
}

TEST_F(TableSeen, ADragThatCannotMoveSaysWhy) {
    const engine::UnitId own = firstUnitOf(session.question()->player, 4);
    const engine::UnitId enemy = firstUnitOf(engine::opponent(session.question()->player), 1);
    const QPointF aside(40, 0);
    const std::size_t before = answers();
    QPointF at = table->screenOf(leaderOf(own));
    pull(at, at + aside);
    EXPECT_TRUE(note().contains(QStringLiteral("Double-click"))) << note().toStdString();
    release(at + aside);
    EXPECT_EQ(note(), QString()) << "the text ends with the drag";
    at = table->screenOf(leaderOf(enemy));
    pull(at, at + aside);
    EXPECT_TRUE(note().contains(QStringLiteral("turn of"))) << note().toStdString();
    release(at + aside);
    pick(own);
    pull(at, at + aside);
    EXPECT_TRUE(note().contains(QStringLiteral("acts now"))) << note().toStdString();
    release(at + aside);
    EXPECT_EQ(answers(), before + 1) << "only the activation";
}

// The plate floats above its token. The test looks for its highest pixel.
TEST_F(TableSeen, TheTokenAndItsPlateAreClicked) {
    ASSERT_TRUE(session.answer(engine::Adjust{
        engine::Player::blue,
        engine::AdjustObjective{{}, engine::ObjectiveKind::marker, "Beacon", {{30.0, 18.0}}, {}}}));
    ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
    table->grabTable();
    int clicks = 0;
    QObject::connect(table.get(), &TableView::tokenClicked, [&] { ++clicks; });
    const QPointF token = table->screenOf(geometry::Vec3{30.0, 18.0, 0.0});
    double highest = 0.0;
    for (double up = 0.0; up < 90.0; up += 2.0) {
        moveTo(token - QPointF(0, up));
        if (note().contains(QStringLiteral("Beacon"))) highest = up;
    }
    EXPECT_GT(highest, 20.0) << "the plate is above the token";
    session.choice().select(firstUnitOf(session.question()->player, 4));
    click(token);
    EXPECT_EQ(clicks, 1);
    click(token - QPointF(0, highest));
    EXPECT_EQ(clicks, 2);
    EXPECT_TRUE(session.choice().selected()) << "a token is not the bare table";
}

TEST_F(TableSeen, TheTextBesideThePointerCoversNothingOfTheUnit) {
    const engine::UnitId own = firstUnitOf(session.question()->player, 4);
    const engine::UnitId enemy = firstUnitOf(engine::opponent(session.question()->player), 4);
    session.choice().select(own);
    moveTo(table->screenOf(leaderOf(enemy)));
    auto* card = table->findChild<QWidget*>(QStringLiteral("tableCard"));
    ASSERT_NE(card, nullptr);
    ASSERT_TRUE(waitUntil([&] {
        table->grabTable();
        return card->isVisible() && note().contains(QStringLiteral("wounds"));
    }));
    table->grabTable();
    for (const engine::MiniId mini : session.view().unit(enemy).minis)
        EXPECT_FALSE(card->geometry().contains(table->screenOf(mini).toPoint()));
}

}  // namespace
}  // namespace sightline::app
