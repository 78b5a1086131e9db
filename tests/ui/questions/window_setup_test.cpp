// The setup with mouse and keys: declaring terrain, rolling for the blue player, building the
// mission, deploying units from the edge, placing tokens.
#include <algorithm>

#include "app/window/action_bar.h"
#include "app/window/legion/answers/decider_plate.h"
#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/new_game/new_game.h"
#include "app/window/legion/mission/mission_panel.h"
#include "app/window/legion/mission/terrain_list.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/drag_move.h"
#include "app/window/legion/tools/drag_places.h"
#include "app/window/legion/tools/drag_spot.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/widgets/sheet.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
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
    /// Gives random legal answers until the game asks the wanted question.
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
    /// Starts a game that begins with its setup. Both armies are shipped with the program.
    void startArmies(const char* first, const char* second) {
        const auto cards = readCards({});
        ASSERT_TRUE(cards) << cards.problem().text;
        NewGame game;
        std::size_t side = 0;
        for (const char* name : {first, second}) {
            const auto path = (assetsFolder() / "armies" / name).string();
            const auto army = readArmyFile(QString::fromStdString(path), **cards);
            ASSERT_TRUE(army) << army.problem().text;
            game.armies[side] = *army;
            game.decks[side++] = readyMissions().front().deck;
        }
        game.table = readyTables().front().file;
        auto loaded = loadNewGame(game, **cards);
        ASSERT_TRUE(loaded) << loaded.problem().text;
        const auto problem = window->files().opener().start(std::move(*loaded), 7);
        ASSERT_FALSE(problem) << problem->toStdString();
        waitForTable();
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
    for (int i = 0; i < 40 && question().ask == Ask::adjustTerrain; ++i)
        press(QStringLiteral("cannot be adjusted"));
    SceneImages images;
    rendering::Scene scene;
    SceneDraft draft{scene, images};
    app::buildMission(draft, view(), MissionLook{});
    EXPECT_EQ(scene.polygons.size(), 2U);
    EXPECT_EQ(scene.badges.size(), view().mission.tokens.size());
    EXPECT_GT(scene.discs.size(), 0U);
}

TEST_F(WindowSetup, ASmokeTokenLiesOnTheTableWithItsRange) {
    startRound(7, "lost-cargo");
    ASSERT_TRUE(session().answer(engine::Adjust{
        Player::red, engine::AdjustObjective{
                         {}, engine::ObjectiveKind::smoke, "", geometry::Vec2{30.0, 18.0}, {}}}));
    SceneImages images;
    rendering::Scene scene;
    SceneDraft draft{scene, images};
    app::buildMission(draft, view(), MissionLook{});
    ASSERT_EQ(scene.badges.size(), view().mission.tokens.size());
    EXPECT_NE(scene.badges.back().image.find("tokens/smoke"), std::string::npos);
    EXPECT_EQ(scene.outlines.size(), 1U) << "range 1";
    EXPECT_EQ(objectiveName(view(), view().mission.tokens.back().token.id),
              QStringLiteral("Smoke 1"));
}

TEST_F(WindowSetup, AUnitDeploysByDraggingFromItsEdge) {
    startSetup();
    goOnUntil([this] { return deploys(); });
    TableView* table = window->parts().table;
    const engine::UnitId unit = question().unit;
    const auto move = question().move;
    const auto& edges = move->terms.deployment->edges;
    const auto longest = [](const auto& one, const auto& other) {
        return glm::distance(one.from, one.to) < glm::distance(other.from, other.to);
    };
    const auto& edge = *std::max_element(edges.begin(), edges.end(), longest);
    const double inwards = edge.from.y < 18.0 ? 1.0 : -1.0;
    const std::size_t before = answers();
    drag(table->screenOf(geometry::Vec3(30, edge.from.y, 0)),
         table->screenOf(geometry::Vec3(30, edge.from.y + 3.0 * inwards, 0)));
    ASSERT_TRUE(waitUntil([&] { return answers() > before; }, 10'000));
    EXPECT_FALSE(view().unit(unit).undeployed);
    const geometry::Vec3 stand = view().mini(leaderOf(unit)).mini.position;
    EXPECT_NEAR(stand.x, 30.0, 0.5);
    EXPECT_NEAR(stand.y, edge.from.y + 3.0 * inwards, 0.5);
}

// A Rebel strike team has Prepared Position: its leader may deploy anywhere in its territory.
TEST_F(WindowSetup, APreparedUnitIsDraggedWithinItsTerritory) {
    startArmies("rebels_hope.army.json", "empire_starter_company.army.json");
    goOnUntil([this] { return session().question() && question().ask == Ask::deployPrepared; });
    const auto unit = std::get<engine::UnitId>(question().options.front());
    key(Qt::Key_1);
    ASSERT_EQ(question().ask, Ask::placeUnit);
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("in a prepared position")).isEmpty());
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("lit territory")).isEmpty());
    const geometry::Territory area = question().place->within;
    ASSERT_FALSE(area.empty());
    TableView* table = window->parts().table;
    const DragPlaces& tool = table->tools().places();
    SceneImages images;
    rendering::Scene scene;
    SceneDraft draft{scene, images};
    tool.draw(draft);
    ASSERT_EQ(scene.polygons.size(), area.size());
    EXPECT_EQ(scene.polygons.front().points.size(), area.front().size());

    ASSERT_EQ(tool.places().size(), 1U);
    const geometry::Mini proposed = tool.places().front().mini;
    const double over = proposed.position.y < 18.0 ? 6.0 : -6.0;
    const QPointF grip = table->screenOf(proposed.position + geometry::Vec3(0.0, 0.0, 0.6));
    const QPointF shift = table->screenOf(proposed.position + geometry::Vec3(0.0, over, 0.0)) -
                          table->screenOf(proposed.position);
    drag(grip, grip + shift);
    ASSERT_TRUE(waitUntil([&] { return !tool.nearest().empty(); }));
    EXPECT_TRUE(tool.refusal().contains(QStringLiteral("territory")))
        << tool.refusal().toStdString();
    const geometry::Vec3 nearest = tool.nearest().front().mini.position;
    key(Qt::Key_N);
    key(Qt::Key_Return);
    EXPECT_FALSE(view().unit(unit).undeployed);
    EXPECT_LT(glm::distance(view().mini(leaderOf(unit)).mini.position, nearest), 1e-6);
}

// Luke claims the cargo, panics and drops it. Red places it where the rules allow this.
TEST_F(WindowSetup, ADroppedAssetIsPlacedByHand) {
    startRound(7, "lost-cargo");
    playCards(QStringLiteral("Ambush"), QStringLiteral("Assault"));
    readSheet(QStringLiteral("command cards"));
    const engine::UnitId luke = named("Luke Skywalker");
    order({"Luke Skywalker"});
    order({"Stormtroopers 1", "Stormtroopers 2", "Darth Vader"});
    clickRow(luke);
    key(Qt::Key_Return);
    ASSERT_EQ(question().ask, Ask::chooseAction);
    const auto buttons = window->parts().bar->controls().buttons();
    EXPECT_EQ(std::count_if(buttons.begin(), buttons.end(),
                            [](const KeyButton* button) {
                                return button->text().contains(QStringLiteral("Claim asset"));
                            }),
              1)
        << "the assets out of reach have no grey buttons of their own";
    press(QStringLiteral("Claim asset"));
    const auto held = [&] {
        const auto& tokens = view().mission.tokens;
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const auto& shown) { return shown.token.holder == luke; });
    };
    ASSERT_TRUE(held());
    ASSERT_TRUE(session().answer(
        engine::Adjust{Player::blue, engine::AdjustToken{luke, engine::Token::suppression, 9}}));
    key(Qt::Key_0);
    ASSERT_EQ(question().ask, Ask::placeAsset);
    EXPECT_EQ(question().player, Player::red);
    EXPECT_EQ(window->parts().bar->plate().who(), QStringLiteral("Red reacts"));

    TableView* table = window->parts().table;
    const geometry::Vec3 leader = view().mini(leaderOf(luke)).mini.position;
    const std::size_t before = answers();
    const auto click = [&](geometry::Vec3 at) {
        QTest::mouseClick(table, Qt::LeftButton, {}, table->screenOf(at).toPoint());
    };
    click(leader + geometry::Vec3(9.0, 0.0, 0.0));
    EXPECT_FALSE(table->tools().spot().reason().isEmpty());
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), before) << "too far from the unit leader";
    const DragSpot& tool = table->tools().spot();
    ASSERT_TRUE(waitUntil([&] { return tool.nearest().has_value(); }));
    const geometry::Vec2 instead = *tool.nearest();
    EXPECT_NEAR(glm::distance(instead, geometry::Vec2(leader)), 3.0 + 0.5 + 27.0 / 50.8, 0.1);
    key(Qt::Key_N);
    EXPECT_EQ(tool.at(), instead);
    EXPECT_TRUE(tool.reason().isEmpty());
    EXPECT_EQ(answers(), before) << "taken, but not yet confirmed";
    click(leader + geometry::Vec3(2.2, -0.5, 0.0));
    EXPECT_TRUE(table->tools().spot().reason().isEmpty())
        << table->tools().spot().reason().toStdString();
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), before + 1);
    EXPECT_FALSE(held());
}

}  // namespace
}  // namespace sightline::app
