// Sight on the table: the enemies that would see a dragged miniature, and the map of the places
// that a unit sees.
#include "app/window/legion/tools/exposure_tool.h"
#include "app/window/legion/tools/watch_lines.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/rulings/lookout.h"
#include "engine/legion/rules/rulings/watch.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class TableWatch : public TableStand {
  protected:
    /// The displayed reach of a unit must not be empty, and judgeMove() must accept every place in
    /// it.
    void expectLegalReach() {
        const ReachRegion& region = table->tools().move().region();
        ASSERT_TRUE(waitUntil([&] { return region.reach().has_value(); }));
        const engine::MoveBounds& bounds = *session.question()->move;
        const geometry::Reach& reach = *region.reach();
        EXPECT_GT(reach.area(), 10.0);
        int tried = 0;
        for (int row = 0; row < reach.rows; row += 7) {
            for (int column = 0; column < reach.columns; column += 7) {
                if (!reach.legal(column, row)) continue;
                ++tried;
                EXPECT_TRUE(geometry::judgeMove(session.view().battlefield, bounds.leader,
                                                reach.moveTo(column, row), bounds.terms,
                                                bounds.others, bounds.forbidden)
                                .legal);
            }
        }
        EXPECT_GT(tried, 3);
    }
};

TEST_F(TableWatch, ADraggedLeaderShowsEveryEnemyThatWouldSeeIt) {
    const engine::MiniId leader = leaderOf(startMoving());
    const QPointF from = table->screenOf(leader);
    pull(from, from + QPointF(10, -60));
    const WatchLines& watch = table->tools().move().watch();
    ASSERT_TRUE(waitUntil([&] { return !watch.watchers().empty() && watch.settled(); }));
    const geometry::Mini at = table->tools().move().wish()->verdict.end;
    const engine::View& view = session.view();
    const auto expected =
        engine::decided(view, leader, at, engine::whoSees(view, leader, at, geometry::quickProof));
    ASSERT_EQ(watch.watchers().size(), expected.size());
    std::size_t enemies = 0;
    for (const engine::MiniView& mini : view.minis)
        enemies +=
            view.unit(mini.unit).player != view.unit(view.mini(leader).unit).player ? 1U : 0U;
    EXPECT_EQ(expected.size(), enemies);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(watch.watchers()[i].mini, expected[i].mini);
        EXPECT_EQ(watch.watchers()[i].sees, expected[i].sees);
    }
    ASSERT_TRUE(table->tools().move().note());
    EXPECT_TRUE(table->tools().move().note()->html.contains(QStringLiteral("Seen by")));
    key(Qt::Key_Escape);
    EXPECT_TRUE(watch.watchers().empty());
}

TEST_F(TableWatch, AMoveShowsEverywhereItMayEnd) {
    startMoving();
    expectLegalReach();
    key(Qt::Key_Escape);
}

TEST_F(TableWatch, AJumpShowsEverywhereItMayEnd) {
    for (const engine::UnitView& unit : session.view().units) {
        if (!unit.card->has(engine::Keyword::jump) || unit.player != session.question()->player)
            continue;
        const engine::UnitId jumper = unit.id;  // a copy, because an answer replaces the view
        pick(jumper);
        break;
    }
    const QImage before = table->grabTable();
    pick(engine::Action::jump);
    ASSERT_TRUE(session.question()->move->terms.crossesImpassable);
    expectLegalReach();
    EXPECT_NE(table->grabTable(), before) << "it is drawn";
}

TEST_F(TableWatch, XMapsWhatTheSelectedUnitSees) {
    const engine::UnitId unit = session.view().units.front().id;
    const QImage before = table->grabTable();
    key(Qt::Key_X);
    EXPECT_FALSE(table->tools().exposure().map());  // no unit is selected
    std::vector<double> cells;
    const ExposureTool& exposure = table->tools().exposure();
    QObject::connect(&exposure, &ExposureTool::changed, table.get(), [&] {
        if (exposure.map()) cells.push_back(exposure.map()->cell);
    });
    session.choice().select(unit);
    ASSERT_TRUE(waitUntil([&] { return exposure.settled(); }, 60'000));
    ASSERT_GE(cells.size(), 2U);
    EXPECT_EQ(cells.front(), 2.0) << "a rough picture comes first";
    EXPECT_EQ(cells.back(), 1.0);
    const geometry::ExposureMap& map = *table->tools().exposure().map();
    EXPECT_EQ(map.columns, 72);
    EXPECT_EQ(map.rows, 36);
    const engine::Lookout lookout = engine::Lookout::ofUnit(session.view(), unit);
    const geometry::ExposureMap expected =
        lookout.settled(lookout.map(1.0, std::stop_token()), std::stop_token());
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            ASSERT_EQ(map.at(column, row).seenBy, expected.at(column, row).seenBy);
            ASSERT_EQ(map.at(column, row).unsure, expected.at(column, row).unsure);
        }
    }
    ASSERT_TRUE(table->tools().exposure().note()->html.contains(QStringLiteral("not sure")));
    EXPECT_NE(table->grabTable(), before);
    ASSERT_TRUE(table->tools().exposure().note());
    key(Qt::Key_Escape);
    EXPECT_EQ(table->tools().exposure().shown(), ExposureOf::nobody);
}

TEST_F(TableWatch, ATableEdgeIsMappedToo) {
    table->setExposure(ExposureOf::redEdge);
    ASSERT_TRUE(waitUntil([&] { return table->tools().exposure().settled(); }, 60'000));
    const geometry::ExposureMap& map = *table->tools().exposure().map();
    EXPECT_EQ(map.cell, 2.0);
    EXPECT_EQ(map.eyes, 12);
    // Less terrain is between red's edge and the cell near this edge, so more viewers see this cell
    // than the far cell.
    EXPECT_GT(map.at(18, 17).seenBy, map.at(18, 0).seenBy);
    table->setExposure(ExposureOf::nobody);
    EXPECT_FALSE(table->tools().exposure().map());
}

TEST_F(TableWatch, AStepThatTakesItsTimeShowsThatTheGameWorks) {
    session.work().setPatience(std::chrono::milliseconds(0));
    int told = 0, ended = 0;
    QObject::connect(&session.work(), &GameWork::working, [&](double seconds) {
        ++told;
        EXPECT_GE(seconds, 0.0);
        EXPECT_EQ(ended, 0);
    });
    QObject::connect(&session.work(), &GameWork::worked, [&] { ++ended; });
    const std::size_t before = answers();
    ASSERT_TRUE(session.answer(engine::Pick{0}));
    EXPECT_GT(answers(), before);
    EXPECT_EQ(ended, told > 0 ? 1 : 0);
}

}  // namespace
}  // namespace sightline::app
