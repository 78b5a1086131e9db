// Setup by mouse and keys: terrain is declared, blue is rolled for, the mission is built, units
// deploy from the edge, tokens are placed.
#include "app/window/action_bar.h"
#include "app/window/decider_plate.h"
#include "app/window/drag_move.h"
#include "app/window/mission_panel.h"
#include "app/window/scene_mission.h"
#include "app/window/sheet.h"
#include "app/window/table_view.h"
#include "app/window/terrain_list.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Player;

class WindowSetup : public RoundStand {
  protected:
    MissionPanel* panel() { return window->parts().mission; }
    void agree() {
        key(Qt::Key_Return);
        key(Qt::Key_Return);
        readSheet(QStringLiteral("blue player"));
    }
    void buildMission() {
        press(QStringLiteral("Reveal an objective"));
        for (int change = 0; change < 4; ++change) press(QStringLiteral("Leave it"));
    }
    /// Any legal answers until that is asked.
    template <class Wanted>
    void goOnUntil(Wanted wanted) {
        for (std::uint64_t step = 0; step < 400 && !wanted(); ++step) {
            ASSERT_TRUE(session().question());
            ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), step)));
            if (window->parts().sheet->isVisible())
                QTest::keyClick(window->parts().sheet, Qt::Key_Return);
        }
        ASSERT_TRUE(wanted());
    }
    bool deploys() {
        return session().question() && question().move && question().move->terms.deployment;
    }
};

TEST_F(WindowSetup, EveryPieceIsDeclaredAndBothAgree) {
    startSetup();
    ASSERT_EQ(question().ask, Ask::confirmTerrain);
    ASSERT_TRUE(panel()->isVisible());
    const auto rows = panel()->findChildren<TerrainRow*>();
    std::size_t pieces = 0;
    for (const TerrainRow* row : rows) {
        EXPECT_FALSE(row->entry().facts.isEmpty());
        pieces += row->entry().pieces.size();
    }
    EXPECT_EQ(pieces, session().layout().pieces.size());

    std::vector<std::string> lit;
    QObject::connect(panel(), &MissionPanel::piecesPointed,
                     [&](const auto& shown) { lit = shown; });
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(rows.front(), &enter);
    EXPECT_EQ(lit, rows.front()->entry().pieces);

    EXPECT_EQ(question().player, Player::blue);
    key(Qt::Key_Return);
    EXPECT_EQ(question().ask, Ask::confirmTerrain);
    EXPECT_EQ(question().player, Player::red);
    EXPECT_TRUE(window->parts().bar->plate().who().contains(QStringLiteral("Red")));
    key(Qt::Key_Return);
    EXPECT_NE(question().ask, Ask::confirmTerrain);
}

TEST_F(WindowSetup, TheRollForBlueIsShownToBoth) {
    startSetup();
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    ASSERT_TRUE(window->parts().sheet->isVisible());
    const QString blue = QString::fromStdString(view().armyNames[0]);
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("%1 plays blue").arg(blue)).isEmpty());
    readSheet(QStringLiteral("blue player"));
    EXPECT_FALSE(window->parts().sheet->isVisible());
}

TEST_F(WindowSetup, TheMissionIsBuiltInTurns) {
    startSetup();
    agree();
    ASSERT_EQ(question().ask, Ask::chooseFirstBattleCard);
    press(QStringLiteral("Reveal an objective"));
    ASSERT_EQ(question().ask, Ask::modifyMission);
    ASSERT_NE(view().mission.objective, nullptr);
    const QString objective = QString::fromStdString(view().mission.objective->name);
    EXPECT_FALSE(wordsOnScreen().filter(objective).isEmpty());
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("Change 1 of 4")).isEmpty());
    const Player first = question().player;
    press(QStringLiteral("Leave it"));
    EXPECT_NE(question().player, first);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("Change 2 of 4")).isEmpty());
    const engine::BattleCard* before = view().mission.secondary;
    press(QStringLiteral("Reveal a secondary"));
    EXPECT_NE(view().mission.secondary, before);
    press(QStringLiteral("Leave it"));
    press(QStringLiteral("Leave it"));
    ASSERT_EQ(question().ask, Ask::chooseSide);
    press(QStringLiteral("far edge"));
    EXPECT_EQ(view().mission.blueSide, engine::TableSide::far);
}

TEST_F(WindowSetup, TerritoriesAndObjectivesLieOnTheTable) {
    startSetup();
    agree();
    buildMission();
    press(QStringLiteral("near edge"));
    SceneImages images;
    rendering::Scene scene;
    SceneDraft draft{scene, images};
    app::buildMission(draft, view(), MissionLook{});
    EXPECT_EQ(scene.polygons.size(), 2U);
    EXPECT_EQ(scene.badges.size(), view().mission.tokens.size());
    EXPECT_GT(scene.discs.size(), 0U);
}

TEST_F(WindowSetup, AUnitDeploysByDraggingFromItsEdge) {
    startSetup();
    goOnUntil([this] { return deploys(); });
    TableView* table = window->parts().table;
    const engine::UnitId unit = question().unit;
    const auto& edge = question().move->terms.deployment->edges.front();
    const double inwards = edge.from.y < 18.0 ? 1.0 : -1.0;
    // Off the table: nothing happens, and the reason stays beside the pointer.
    drag(table->screenOf(geometry::Vec3(30, edge.from.y + 2.0 * inwards, 0)),
         table->screenOf(geometry::Vec3(30, edge.from.y - 1.5 * inwards, 0)));
    EXPECT_TRUE(view().unit(unit).undeployed);
    ASSERT_TRUE(table->moveTool().note());
    EXPECT_EQ(table->moveTool().note()->tone, Tone::bad);

    const std::size_t before = answers();
    drag(table->screenOf(geometry::Vec3(30, edge.from.y, 0)),
         table->screenOf(geometry::Vec3(30, edge.from.y + 3.0 * inwards, 0)));
    ASSERT_TRUE(waitUntil([&] { return answers() > before; }, 10'000));
    EXPECT_FALSE(view().unit(unit).undeployed);
    const geometry::Vec3 stand = view().mini(leaderOf(unit)).mini.position;
    EXPECT_NEAR(stand.x, 30.0, 0.5);
    EXPECT_NEAR(stand.y, edge.from.y + 3.0 * inwards, 0.5);
}

}  // namespace
}  // namespace sightline::app
