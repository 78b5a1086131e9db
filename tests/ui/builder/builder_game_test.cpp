// From the army builder to a game: the dialog for a quick start, and army files on the command
// line.
#include <QClipboard>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/new_game/army_pick.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/shell/session/game_files.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/dialog_hand.h"
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

TEST_F(BuilderGame, AListPastedIntoTheBuilderIsSavedAndPlayed) {
    startStarter();
    const engine::ArmyList wanted = ready("rebels_hope.army.json");
    BuilderWindow& builder = window->desk().showBuilder();
    ASSERT_TRUE(waitUntil([&] { return builder.ready(); }));
    QApplication::clipboard()->setText(QString::fromStdString(
        engine::exportLink(wanted, cards()->catalogue, cards()->exchange).link));
    pressControl(builder, Qt::Key_I);
    auto* import = builder.findChild<ImportDialog*>();
    ASSERT_NE(import, nullptr);
    QTest::keyClick(&import->text(), Qt::Key_V, Qt::ControlModifier);
    auto* use = import->findChild<QPushButton*>(QStringLiteral("useList"));
    ASSERT_TRUE(waitUntil([&] { return use->isEnabled(); }));
    QTest::mouseClick(use, Qt::LeftButton);
    EXPECT_EQ(builder.model().list().units, wanted.units);
    EXPECT_TRUE(builder.model().legal());

    const QString file = fileNamed(QStringLiteral("pasted.army.json"));
    typePath(&builder, file);
    pressControl(builder, Qt::Key_S);
    const auto saved = readArmyFile(file, *cards());
    ASSERT_TRUE(saved) << saved.problem().text;
    EXPECT_EQ(saved->units, wanted.units);

    pressControl(builder, Qt::Key_G);
    auto* dialog = window->findChild<NewGameDialog*>();
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(waitUntil([&] { return dialog->side(1).army() != nullptr; }));
    EXPECT_EQ(dialog->side(0).army()->units, wanted.units);
    auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startGame"));
    ASSERT_TRUE(waitUntil([&] { return start->isEnabled(); }));
    QTest::mouseClick(start, Qt::LeftButton);
    ASSERT_TRUE(
        waitUntil([&] { return session().question()->ask == engine::Ask::confirmTerrain; }));
    std::size_t blue = 0;
    for (const auto& unit : view().units) blue += unit.player == engine::Player::blue ? 1 : 0;
    EXPECT_EQ(blue, wanted.units.size());
}

TEST_F(BuilderGame, AnIllegalArmyIsPutRightInTheBuilder) {
    startStarter();
    NewGameDialog& dialog = ask();
    const engine::ArmyList right = ready("rebels_hope.army.json");
    engine::ArmyList wrong = right;
    wrong.units.push_back(wrong.units.front());  // illegal: a unique unit occurs twice
    dialog.side(1).offer(QStringLiteral("Wrong"), wrong);
    ASSERT_FALSE(dialog.side(1).legal());
    const auto button = [&](std::size_t side) {
        return dialog.side(side).findChild<QPushButton*>(QStringLiteral("armyToBuilder"));
    };
    EXPECT_TRUE(button(0)->isHidden()) << "a legal army needs no putting right";
    ASSERT_TRUE(button(1)->isVisible());
    QTest::mouseClick(button(1), Qt::LeftButton);
    BuilderWindow& builder = window->desk().showBuilder();
    EXPECT_EQ(builder.model().list().units, wrong.units);
    builder.model().edit(QStringLiteral("Remove unit"),
                         [](engine::ArmyList& list) { list.units.pop_back(); });
    pressControl(builder, Qt::Key_G);
    EXPECT_EQ(window->findChildren<NewGameDialog*>().size(), 1) << "the game that waits plays it";
    ASSERT_TRUE(dialog.side(1).legal()) << dialog.side(1).verdict().toStdString();
    EXPECT_EQ(dialog.side(1).army()->units, right.units);
    EXPECT_TRUE(button(1)->isHidden());
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
