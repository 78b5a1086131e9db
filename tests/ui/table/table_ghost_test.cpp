// The keyboard moves things on the table: a leader, miniatures in cohesion, and the ruler. The game
// judges them as it judges a drag with the mouse.
#include <QDoubleSpinBox>

#include "app/window/legion/table/ghost_keys.h"
#include "app/window/legion/words/unit_words.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

using geometry::Vec2;

class TableGhost : public TableStand {
  protected:
    void keys(Qt::Key pressed, int times, Qt::KeyboardModifiers modifiers = {}) {
        for (int i = 0; i < times; ++i) QTest::keyClick(table.get(), pressed, modifiers);
    }
    const DragMove& move() { return table->tools().move(); }
    const DragPlaces& places() { return table->tools().places(); }
    Vec2 wished() { return Vec2{move().wish()->verdict.end.position}; }
    /// The camera looks from blue's side, so the key Up leads away from blue.
    void sitAtBlue() {
        table->setCamera(QStringLiteral("table"));
        ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
    }
    /// Moves a leader 3 in ahead by the keys. The question about its other miniatures is open then.
    void moveTheLeader() {
        startMoving();
        sitAtBlue();
        keys(Qt::Key_Up, 3, Qt::ControlModifier);
        key(Qt::Key_Return);
        ASSERT_TRUE(places().active());
    }
    QDoubleSpinBox* number(const char* name) {
        return table->findChild<QDoubleSpinBox*>(QLatin1String(name));
    }
    void type(QDoubleSpinBox* field, const QString& words) {
        field->selectAll();
        QTest::keyClicks(field, words);
    }
};

TEST_F(TableGhost, ArrowsMoveTheLeaderAndEnterAnswers) {
    const engine::UnitId unit = startMoving();
    sitAtBlue();
    const geometry::Vec3 before = standOf(leaderOf(unit));
    keys(Qt::Key_Up, 3, Qt::ControlModifier);
    keys(Qt::Key_Right, 6);
    keys(Qt::Key_Left, 5, Qt::ShiftModifier);
    ASSERT_TRUE(move().wish());
    EXPECT_NEAR(wished().x, before.x + 0.55, 1e-6);
    EXPECT_NEAR(wished().y, before.y + 3.0, 1e-6);
    ASSERT_TRUE(move().wish()->verdict.legal);
    const std::size_t answered = answers();
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), answered + 1);
    EXPECT_NEAR(standOf(leaderOf(unit)).y, before.y + 3.0, 1e-6);
    EXPECT_TRUE(places().active());
}

TEST_F(TableGhost, KeysAndMouseAskForTheSameMove) {
    const engine::MiniId leader = leaderOf(startMoving());
    sitAtBlue();
    const QPointF from = table->screenOf(standOf(leader));
    const QPointF to = table->screenOf(standOf(leader) + geometry::Vec3{0.0, 3.0, 0.0});
    pull(table->screenOf(leader), table->screenOf(leader) + to - from);
    ASSERT_TRUE(move().wish());
    const auto dragged = *move().wish();
    key(Qt::Key_Escape);
    keys(Qt::Key_Up, 3, Qt::ControlModifier);
    ASSERT_TRUE(move().wish());
    EXPECT_EQ(move().wish()->verdict.legal, dragged.verdict.legal);
    EXPECT_EQ(move().wish()->move.toolSpeed, dragged.move.toolSpeed);
    EXPECT_LT(glm::distance(wished(), Vec2{dragged.verdict.end.position}), 0.3);
    EXPECT_FALSE(move().watch().watchers().empty() && move().note() == std::nullopt);
}

TEST_F(TableGhost, TheGhostStopsAtTheReachAndComesBackAtOnce) {
    startMoving();
    sitAtBlue();
    keys(Qt::Key_Up, 20, Qt::ControlModifier);
    ASSERT_TRUE(move().wish());
    const Vec2 farthest = wished();
    keys(Qt::Key_Up, 5, Qt::ControlModifier);
    EXPECT_LT(glm::distance(wished(), farthest), 0.01);
    keys(Qt::Key_Down, 1, Qt::ControlModifier);
    EXPECT_NEAR(wished().y, farthest.y - 1.0, 0.05);
}

TEST_F(TableGhost, EscapeReturnsToTheStart) {
    startMoving();
    const std::size_t answered = answers();
    keys(Qt::Key_Up, 3);
    ASSERT_TRUE(move().wish());
    EXPECT_TRUE(table->ghost().holding());
    key(Qt::Key_Escape);
    EXPECT_FALSE(move().wish());
    EXPECT_FALSE(table->ghost().holding());
    EXPECT_EQ(answers(), answered);
}

TEST_F(TableGhost, AnIllegalEndSaysWhyAndOffersTheNearestLegalOne) {
    startMoving();
    sitAtBlue();
    const std::size_t answered = answers();
    keys(Qt::Key_Left, 6, Qt::ControlModifier);
    for (int i = 0; i < 12 && (!move().wish() || move().wish()->verdict.legal); ++i)
        keys(Qt::Key_Up, 1, Qt::ControlModifier);
    ASSERT_FALSE(move().wish()->verdict.legal) << "the way leads into the ruin";
    ASSERT_TRUE(waitUntil([&] { return move().closest().has_value(); }));
    key(Qt::Key_Return);
    if (answers() > answered) return;  // the nearest legal end is so near that the leader takes it
    ASSERT_TRUE(waitUntil([&] { return move().nearest().has_value(); }));
    EXPECT_TRUE(move().note()->html.contains(QStringLiteral("Nearest legal: ")));
    key(Qt::Key_N);
    EXPECT_GT(answers(), answered);
}

TEST_F(TableGhost, ATypedDistanceAndDirectionPlaceExactly) {
    const engine::MiniId leader = leaderOf(startMoving());
    sitAtBlue();
    const geometry::Vec3 before = standOf(leader);
    key(Qt::Key_L);
    ASSERT_TRUE(number("ghostDistance") && number("ghostDistance")->isVisible());
    EXPECT_TRUE(number("ghostDistance")->hasFocus());
    type(number("ghostDistance"), table->locale().toString(2.5));
    type(number("ghostDirection"), QStringLiteral("90"));
    QTest::keyClick(number("ghostDirection"), Qt::Key_Return);
    EXPECT_FALSE(number("ghostDistance")->isVisible());
    EXPECT_TRUE(table->hasFocus());
    ASSERT_TRUE(move().wish());
    EXPECT_NEAR(wished().x, before.x + 2.5, 1e-6);
    EXPECT_NEAR(wished().y, before.y, 1e-6);
    EXPECT_NEAR(table->ghost().step().distance, 2.5, 1e-6);
    EXPECT_NEAR(table->ghost().step().direction, 90.0, 1e-6);
}

TEST_F(TableGhost, EscapeInTheEntryTakesTheTypedPlaceBack) {
    startMoving();
    keys(Qt::Key_Up, 10);
    const Vec2 before = wished();
    key(Qt::Key_L);
    type(number("ghostDistance"), QStringLiteral("3"));
    EXPECT_GT(glm::distance(wished(), before), 1.0);
    QTest::keyClick(number("ghostDistance"), Qt::Key_Escape);
    EXPECT_LT(glm::distance(wished(), before), 1e-6);
}

TEST_F(TableGhost, EscapeInTheEntryReturnsAnUntouchedLeaderToItsStart) {
    startMoving();
    key(Qt::Key_L);
    type(number("ghostDistance"), QStringLiteral("3"));
    ASSERT_TRUE(move().wish());
    QTest::keyClick(number("ghostDistance"), Qt::Key_Escape);
    EXPECT_FALSE(move().wish());
    EXPECT_FALSE(table->ghost().holding());
}

TEST_F(TableGhost, TabGoesThroughTheMiniaturesInCohesion) {
    ASSERT_NO_FATAL_FAILURE(moveTheLeader());
    const auto proposal = places().places();
    ASSERT_GE(proposal.size(), 2U);
    key(Qt::Key_Tab);
    key(Qt::Key_Tab);
    keys(Qt::Key_Up, 2);
    EXPECT_EQ(table->ghost().hold()->name,
              UnitWords::label(session.view(), engine::MiniId{proposal[1].key}));
    EXPECT_NEAR(places().places()[1].mini.position.y, proposal[1].mini.position.y + 0.2, 1e-6);
    EXPECT_EQ(places().places()[0].mini.position, proposal[0].mini.position);
    QTest::keyClick(table.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    keys(Qt::Key_Up, 1);
    EXPECT_NEAR(places().places()[0].mini.position.y, proposal[0].mini.position.y + 0.1, 1e-6);
    const std::size_t answered = answers();
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), answered + 1);
}

TEST_F(TableGhost, AMiniatureOutOfCohesionIsRefusedWithTheNearestLegalPlace) {
    ASSERT_NO_FATAL_FAILURE(moveTheLeader());
    const std::size_t answered = answers();
    keys(Qt::Key_Down, 6, Qt::ControlModifier);
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), answered);
    EXPECT_FALSE(places().refusal().isEmpty());
    ASSERT_TRUE(waitUntil([&] { return !places().nearest().empty(); }));
    key(Qt::Key_N);
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), answered + 1);
}

TEST_F(TableGhost, EscapeReturnsTheMiniaturesToTheProposal) {
    ASSERT_NO_FATAL_FAILURE(moveTheLeader());
    const auto proposal = places().places();
    keys(Qt::Key_Up, 2);
    key(Qt::Key_Tab);
    keys(Qt::Key_Up, 2);
    key(Qt::Key_Escape);
    EXPECT_EQ(places().places()[1].mini.position, proposal[1].mini.position);
    key(Qt::Key_Escape);
    EXPECT_EQ(places().places()[0].mini.position, proposal[0].mini.position);
}

TEST_F(TableGhost, ArrowsMeasureFromTheSelectedUnit) {
    const engine::UnitId unit = firstUnitOf(engine::Player::blue, 4);
    session.choice().select(unit);
    sitAtBlue();
    key(Qt::Key_M);
    keys(Qt::Key_Up, 6, Qt::ControlModifier);
    const MeasureTool& ruler = table->tools().measure();
    ASSERT_TRUE(ruler.ends());
    EXPECT_EQ(std::get<engine::MiniId>(ruler.ends()->first.what), leaderOf(unit));
    key(Qt::Key_Tab);
    ASSERT_TRUE(ruler.ends());
    EXPECT_TRUE(std::holds_alternative<engine::MiniId>(ruler.ends()->second.what));
    key(Qt::Key_Escape);
    EXPECT_FALSE(ruler.ends());
}

TEST_F(TableGhost, WithoutAGhostTheArrowsMoveTheCamera) {
    sitAtBlue();
    ASSERT_FALSE(table->ghost().active());
    const auto target = table->camera().target;
    keys(Qt::Key_Right, 1);
    ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
    EXPECT_GT(table->camera().target.x, target.x);
    startMoving();
    const auto then = table->camera().target;
    keys(Qt::Key_Right, 1);
    EXPECT_EQ(table->camera().target, then);
    EXPECT_TRUE(move().wish());
}

TEST_F(TableGhost, TheMouseTakesOverFromTheKeyboard) {
    const engine::MiniId leader = leaderOf(startMoving());
    sitAtBlue();
    keys(Qt::Key_Up, 3);
    ASSERT_TRUE(table->ghost().holding());
    const std::size_t answered = answers();
    press(table->screenOf(leader));
    EXPECT_FALSE(table->ghost().holding());
    release(table->screenOf(leader));
    EXPECT_EQ(answers(), answered);
}

}  // namespace
}  // namespace sightline::app
