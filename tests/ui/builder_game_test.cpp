// From the builder to the table: the quick start, files on the command line.
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>

#include "app/window/builder/army_files.h"
#include "app/window/builder/army_pick.h"
#include "app/window/builder/builder_desk.h"
#include "app/window/builder/import_dialog.h"
#include "app/window/builder/new_game_dialog.h"
#include "app/window/game_files.h"
#include "engine/exchange/export_army.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class BuilderGame : public WindowStand {
  protected:
    NewGameDialog& ask() {
        NewGameDialog& dialog = window->desk().askForNewGame();
        EXPECT_TRUE(waitUntil([&] { return dialog.side(1).army() != nullptr; }));
        return dialog;
    }
    static SharedCards cards() {
        static const SharedCards all = readCards({}).value();
        return all;
    }
    static engine::ArmyList ready(const char* file) {
        return *readArmyFile(QString::fromStdString((assetsFolder() / "armies" / file).string()),
                             *cards());
    }
};

TEST_F(BuilderGame, APastedListAgainstAReadyArmy) {
    startStarter();
    NewGameDialog& dialog = ask();
    const engine::ArmyList wanted = ready("rebels_hope.army.json");
    QTest::mouseClick(dialog.side(0).findChild<QPushButton*>(QStringLiteral("pasteArmy")),
                      Qt::LeftButton);
    auto* import = dialog.side(0).findChild<ImportDialog*>();
    ASSERT_NE(import, nullptr);
    const auto link = engine::exportLink(wanted, cards()->catalogue, cards()->exchange).link;
    import->text().setPlainText(QString::fromStdString(link));
    auto* use = import->findChild<QPushButton*>(QStringLiteral("useList"));
    ASSERT_TRUE(waitUntil([&] { return use->isEnabled(); }));
    QTest::mouseClick(use, Qt::LeftButton);
    ASSERT_TRUE(dialog.side(0).legal()) << dialog.side(0).verdict().toStdString();
    EXPECT_EQ(dialog.side(0).army()->units, wanted.units);
    auto* start = dialog.findChild<QPushButton*>(QStringLiteral("startGame"));
    ASSERT_TRUE(start->isEnabled());
    QTest::mouseClick(start, Qt::LeftButton);
    ASSERT_TRUE(
        waitUntil([&] { return session().question()->ask == engine::Ask::confirmTerrain; }));
    EXPECT_EQ(view().phase, engine::Phase::setup);
    std::size_t blue = 0;
    for (const auto& unit : view().units) blue += unit.player == engine::Player::blue ? 1 : 0;
    EXPECT_EQ(blue, wanted.units.size());
}

TEST_F(BuilderGame, TheMenuLeadsThere) {
    QStringList names;
    for (const QAction* action : window->menuBar()->actions().front()->menu()->actions())
        names << action->text();
    EXPECT_TRUE(names.contains(QStringLiteral("New &game\u2026")));
    EXPECT_TRUE(names.contains(QStringLiteral("Army &builder\u2026")));
}

TEST_F(BuilderGame, TwoArmiesOnTheCommandLineBeginAGame) {
    const auto path = [](const char* name) { return (assetsFolder() / name).string(); };
    const auto arguments = armyArguments({path("armies/rebels_hope.army.json"),
                                          path("armies/empire_dark_lord.army.json"),
                                          path("layouts/dustfall.layout.json")});
    ASSERT_TRUE(arguments);
    EXPECT_EQ(arguments->armies.size(), 2);
    const auto problem = window->desk().startWith(arguments->armies, arguments->table);
    ASSERT_FALSE(problem) << problem->toStdString();
    EXPECT_EQ(view().phase, engine::Phase::setup);
    EXPECT_FALSE(armyArguments({"game.sightline"}));
    EXPECT_FALSE(armyArguments({}));
    EXPECT_TRUE(window->desk().startWith(
        {QStringLiteral("/no/such.army.json"), QStringLiteral("/no/such.army.json")}, {}));
}

}  // namespace
}  // namespace sightline::app
