// Dragging a unit: the game changes only when the player releases the unit at a legal place.
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class TableMove : public TableStand {
  protected:
    /// Drags the leader three inches towards the enemy, which is legal in the starter battle.
    void dragAhead(engine::MiniId leader) {
        const geometry::Vec3 from = standOf(leader);
        const QPointF grip = table->screenOf(leader);
        drag(grip,
             grip + table->screenOf(from + geometry::Vec3{0.5, 3.0, 0.0}) - table->screenOf(from));
    }
    void dropIntoTheRuin(engine::MiniId leader) {
        drag(table->screenOf(leader),
             table->screenOf(standOf(leader) + geometry::Vec3{-6.0, 9.0, 0.0}));
    }
};

TEST_F(TableMove, DroppingALegalMoveAnswersAndMovesTheLeader) {
    const engine::MiniId leader = leaderOf(startMoving());
    const geometry::Vec3 before = standOf(leader);
    const std::size_t answered = answers();
    dragAhead(leader);
    ASSERT_TRUE(waitUntil([&] { return answers() > answered; }));
    EXPECT_GT(glm::distance(standOf(leader), before), 1.0);
    EXPECT_EQ(session.question()->form, engine::AnswerForm::places);
}

TEST_F(TableMove, EscapeGivesUpTheDragAndChangesNothing) {
    const engine::MiniId leader = leaderOf(startMoving());
    const geometry::Vec3 before = standOf(leader);
    const std::size_t answered = answers();
    const QPointF from = table->screenOf(leader);
    pull(from, from + QPointF(10, -60));
    ASSERT_TRUE(table->tools().move().wish());
    key(Qt::Key_Escape);
    release(from + QPointF(10, -60));
    EXPECT_FALSE(table->tools().move().wish());
    EXPECT_EQ(standOf(leader), before);
    EXPECT_EQ(answers(), answered);
}

TEST_F(TableMove, AnIllegalMoveSaysWhyAndStays) {
    const engine::MiniId leader = leaderOf(startMoving());
    const std::size_t answered = answers();
    const geometry::Vec3 throughTheRuin = standOf(leader) + geometry::Vec3{-6.0, 9.0, 0.0};
    pull(table->screenOf(leader), table->screenOf(throughTheRuin));
    ASSERT_TRUE(table->tools().move().wish());
    ASSERT_FALSE(table->tools().move().wish()->verdict.legal);
    ASSERT_TRUE(waitUntil([&] { return table->tools().move().closest().has_value(); }));
    EXPECT_TRUE(table->tools().move().closest()->verdict.legal);
    release(table->screenOf(throughTheRuin));
    EXPECT_EQ(answers(), answered);
    ASSERT_TRUE(table->tools().move().note());
    const std::string reason = table->tools().move().wish()->verdict.objections.front().text;
    EXPECT_TRUE(table->tools().move().note()->html.contains(QString::fromStdString(reason)));
}

// If the game refuses a move, the window names the rule, its page and the nearest legal move. The
// key N makes the nearest legal move.
TEST_F(TableMove, ARefusedMoveOffersTheNearestLegalOne) {
    const engine::MiniId leader = leaderOf(startMoving());
    const std::size_t answered = answers();
    const DragMove& tool = table->tools().move();
    dropIntoTheRuin(leader);
    EXPECT_EQ(answers(), answered);
    ASSERT_TRUE(waitUntil([&] { return tool.nearest().has_value(); }));
    const auto refusal = session.game().refusalOf(engine::MoveAnswer{tool.wish()->move});
    ASSERT_TRUE(refusal);
    ASSERT_TRUE(tool.note());
    const QString words = tool.note()->html;
    EXPECT_TRUE(words.contains(QString::fromStdString(refusal->text).toHtmlEscaped()));
    EXPECT_TRUE(words.contains(QStringLiteral("Nearest legal: "))) << words.toStdString();
    EXPECT_FALSE(session.game().refusalOf(engine::MoveAnswer{tool.nearest()->move}));
    const geometry::Vec3 end = tool.nearest()->verdict.end.position;
    key(Qt::Key_N);
    EXPECT_GT(answers(), answered);
    EXPECT_LT(glm::distance(standOf(leader), end), 1e-6);
}

TEST_F(TableMove, AClickTakesTheNearestLegalMoveToo) {
    const engine::MiniId leader = leaderOf(startMoving());
    const std::size_t answered = answers();
    const DragMove& tool = table->tools().move();
    dropIntoTheRuin(leader);
    ASSERT_TRUE(waitUntil([&] { return tool.nearest().has_value(); }));
    const geometry::Mini end = tool.nearest()->verdict.end;
    click(table->screenOf(end.position + geometry::Vec3{0.0, 0.0, end.height / 2.0}));
    EXPECT_GT(answers(), answered);
    EXPECT_LT(glm::distance(standOf(leader), end.position), 1e-6);
}

TEST_F(TableMove, ARefusalIsForgottenWithEscapeOrTheNextDrag) {
    const engine::MiniId leader = leaderOf(startMoving());
    const std::size_t answered = answers();
    const DragMove& tool = table->tools().move();
    dropIntoTheRuin(leader);
    ASSERT_TRUE(waitUntil([&] { return tool.nearest().has_value(); }));
    key(Qt::Key_Escape);
    EXPECT_FALSE(tool.nearest());
    key(Qt::Key_N);
    EXPECT_EQ(answers(), answered);
    dragAhead(leader);
    ASSERT_TRUE(waitUntil([&] { return answers() > answered; }));
}

TEST_F(TableMove, ARefusedPlaceOffersTheNearestLegalOne) {
    const engine::UnitId unit = startMoving();
    dragAhead(leaderOf(unit));
    const DragPlaces& tool = table->tools().places();
    ASSERT_TRUE(waitUntil([&] { return tool.active(); }));
    const geometry::Mini before = tool.places().front().mini;
    const QPointF grip = table->screenOf(before.position + geometry::Vec3{0.0, 0.0, 0.6});
    drag(grip, grip + table->screenOf(before.position + geometry::Vec3{-5.0, -3.0, 0.0}) -
                   table->screenOf(before.position));
    ASSERT_TRUE(waitUntil([&] { return !tool.nearest().empty(); }));
    EXPECT_FALSE(tool.refusal().isEmpty());
    ASSERT_TRUE(tool.note());
    EXPECT_TRUE(tool.note()->html.contains(tool.refusal().toHtmlEscaped()));
    EXPECT_TRUE(tool.note()->html.contains(QStringLiteral("Nearest legal: ")));
    const geometry::FormationPlace instead = tool.nearest().front();
    EXPECT_EQ(instead.key, tool.places().front().key);
    key(Qt::Key_N);
    EXPECT_TRUE(tool.refusal().isEmpty());
    EXPECT_LT(glm::distance(tool.places().front().mini.position, instead.mini.position), 1e-6);
    const std::size_t answered = answers();
    key(Qt::Key_Return);
    EXPECT_GT(answers(), answered);
    EXPECT_LT(glm::distance(standOf(engine::MiniId{instead.key}), instead.mini.position), 1e-6);
}

TEST_F(TableMove, JudgingAPoseIsQuick) {
    const engine::MiniId leader = leaderOf(startMoving());
    const QPointF from = table->screenOf(leader);
    press(from);
    double slowest = 0.0;
    for (int i = 1; i <= 40; ++i) {
        moveTo(from + QPointF(4.0 * i - 80.0, -2.0 * i), Qt::LeftButton);
        slowest = std::max(slowest, table->tools().move().judgeMilliseconds());
    }
    key(Qt::Key_Escape);
    EXPECT_LT(slowest, 60.0);  // milliseconds; a frame needs 16 ms on an idle computer
}

TEST_F(TableMove, EnterConfirmsTheProposedPlaces) {
    const engine::UnitId unit = startMoving();
    const std::size_t answered = answers();
    dragAhead(leaderOf(unit));
    ASSERT_TRUE(waitUntil([&] { return answers() > answered; }));
    ASSERT_TRUE(table->tools().places().active());
    const auto places = table->tools().places().places();
    ASSERT_EQ(places.size(), 3U);
    key(Qt::Key_Return);
    EXPECT_FALSE(table->tools().places().active());
    for (const geometry::FormationPlace& place : places) {
        EXPECT_LT(glm::distance(standOf(engine::MiniId{place.key}), place.mini.position), 1e-6);
    }
}

TEST_F(TableMove, AFollowerCanBePulledElsewhere) {
    dragAhead(leaderOf(startMoving()));
    ASSERT_TRUE(waitUntil([&] { return table->tools().places().active(); }));
    const geometry::Mini before = table->tools().places().places().front().mini;
    const QPointF grip = table->screenOf(before.position + geometry::Vec3{0.0, 0.0, 0.6});
    drag(grip, grip + QPointF(-6, 6));
    const geometry::Mini after = table->tools().places().places().front().mini;
    EXPECT_GT(glm::distance(after.position, before.position), 0.05);
}

}  // namespace
}  // namespace sightline::app
