// Quick start and card packs in the army builder, without opening a game.
#include <gtest/gtest.h>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/exchange/packs_dialog.h"
#include "app/window/legion/builder/new_game/army_pick.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/shell/session/user_packs.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

class QuickStart : public ::testing::Test {
  protected:
    void SetUp() override {
        stock.load();
        dialog = std::make_unique<NewGameDialog>(stock);
        dialog->open();
        ASSERT_TRUE(waitUntil([this] { return dialog->side(1).army() != nullptr; }));
    }
    engine::ArmyList ready(const char* file) const {
        const auto path = (assetsFolder() / "armies" / file).string();
        return *readArmyFile(QString::fromStdString(path), *stock.cards());
    }
    QPushButton& start() { return *dialog->findChild<QPushButton*>(QStringLiteral("startGame")); }
    CardStock stock;
    std::unique_ptr<NewGameDialog> dialog;
};

TEST_F(QuickStart, APastedListBecomesASide) {
    const engine::ArmyList wanted = ready("rebels_hope.army.json");
    auto* paste = dialog->side(0).findChild<QPushButton*>(QStringLiteral("pasteArmy"));
    QTest::mouseClick(paste, Qt::LeftButton);
    auto* import = dialog->side(0).findChild<ImportDialog*>();
    ASSERT_NE(import, nullptr);
    const auto link =
        engine::exportLink(wanted, stock.cards()->catalogue, stock.cards()->exchange).link;
    import->text().setPlainText(QString::fromStdString(link));
    auto* use = import->findChild<QPushButton*>(QStringLiteral("useList"));
    ASSERT_TRUE(waitUntil([&] { return use->isEnabled(); }));
    QTest::mouseClick(use, Qt::LeftButton);
    ASSERT_TRUE(dialog->side(0).legal()) << dialog->side(0).verdict().toStdString();
    ASSERT_TRUE(start().isEnabled());
    std::optional<NewGame> made;
    QObject::connect(dialog.get(), &NewGameDialog::wanted,
                     [&](const NewGame& game) { made = game; });
    QTest::mouseClick(&start(), Qt::LeftButton);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->armies[0].units, wanted.units);
    EXPECT_FALSE(start().isEnabled()) << "one game at a time";
    auto loaded = loadNewGame(*made, *stock.cards());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const auto game = engine::Game::start(std::move(loaded->scenario), 1);
    ASSERT_TRUE(game) << game.problem().text;
    EXPECT_EQ((*game)->question()->ask, engine::Ask::confirmTerrain);
}

TEST_F(QuickStart, AnIllegalArmyDoesNotStartAndSaysWhy) {
    engine::ArmyList wrong = ready("rebels_hope.army.json");
    wrong.units.erase(wrong.units.begin() + 4, wrong.units.begin() + 8);
    dialog->offer(wrong);
    EXPECT_FALSE(dialog->side(0).legal());
    EXPECT_TRUE(dialog->side(0).verdict().contains(QStringLiteral("corps")))
        << dialog->side(0).verdict().toStdString();
    EXPECT_FALSE(start().isEnabled());
}

TEST_F(QuickStart, EveryReadyArmyStartsAGame) {
    const auto armies = readyArmies(*stock.cards());
    ASSERT_GE(armies.size(), 12U);
    const auto missions = readyMissions();
    ASSERT_FALSE(missions.empty());
    // An army that is not complete cannot start a game.
    std::vector<engine::ArmyList> whole;
    for (const auto& army : armies) {
        if (judgeArmy(army.list, stock.cards()->catalogue, engine::ArmyParts::unitsAndHand).empty())
            whole.push_back(army.list);
    }
    int begun = 0;
    for (const engine::ArmyList& blue : whole) {
        const auto red = std::find_if(whole.begin(), whole.end(), [&](const auto& other) {
            return other.name != blue.name && !engine::judgeOpponents(blue, other);
        });
        if (red == whole.end()) continue;  // no other army has this game size
        const NewGame game{
            {blue, *red}, readyTables().front().file, {missions[0].deck, missions[0].deck}};
        auto made = loadNewGame(game, *stock.cards());
        ASSERT_TRUE(made) << blue.name << ": " << made.problem().text;
        const auto started = engine::Game::start(std::move(made->scenario), 1);
        EXPECT_TRUE(started) << blue.name << ": " << started.problem().text;
        ++begun;
    }
    EXPECT_GE(begun, 10);
}

void writeFile(const QString& path, const QByteArray& content) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

TEST(CardPacks, PacksAreSwitchedOnAndOffAndTheirFaultsAreShown) {
    const QString good = packsFolder() + QStringLiteral("/good"),
                  bad = packsFolder() + QStringLiteral("/bad");
    writeFile(good + QStringLiteral("/pack.json"),
              R"({"format":"sightline-pack","version":1,"name":"Good pack"})");
    writeFile(bad + QStringLiteral("/pack.json"),
              R"({"format":"sightline-pack","version":1,"name":"Bad pack"})");
    writeFile(bad + QStringLiteral("/points.json"), "{}");
    ASSERT_EQ(userPacks().size(), 2U);
    EXPECT_TRUE(packsSwitchedOn().empty()) << "nothing is on before somebody says so";
    CardStock stock;
    PacksDialog dialog(stock);
    dialog.show();
    ASSERT_EQ(dialog.list().count(), 2);
    for (int row = 0; row < 2; ++row) {
        dialog.list().item(row)->setCheckState(Qt::Checked);
        ASSERT_TRUE(waitUntil([&] { return stock.cards() != nullptr; }));
    }
    EXPECT_EQ(packsSwitchedOn().size(), 2U);
    ASSERT_TRUE(waitUntil([&] {
        return stock.cards()->faults.size() == 1 && stock.cards()->catalogue.packs.size() == 1;
    }));
    EXPECT_EQ(stock.cards()->catalogue.packs, std::vector<std::string>{"Good pack"});
    QString shown;
    for (int row = 0; row < 2; ++row) shown += dialog.list().item(row)->text();
    EXPECT_TRUE(shown.contains(QStringLiteral("points.json"))) << shown.toStdString();
    EXPECT_TRUE(loadScenario(assetsFolder() / "scenarios/starter.scenario.json", packsSwitchedOn()))
        << "a pack with a fault keeps no game from opening";
    for (int row = 0; row < 2; ++row) dialog.list().item(row)->setCheckState(Qt::Unchecked);
    EXPECT_TRUE(packsSwitchedOn().empty());
    QDir(packsFolder()).removeRecursively();
}

TEST(BuilderWithoutCards, SaysWhyAndOffersNothingThatNeedsThem) {
    CardStock stock;  // this stock is never loaded
    BuilderWindow window(stock, {.asking = false, .remembering = false});
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    const auto* bar = window.findChild<QProgressBar*>();
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->isVisible());
    emit stock.failed(QStringLiteral("keywords.json: /keywords: expected a list"));
    EXPECT_FALSE(bar->isVisible()) << "nothing is being read any more";
    const auto labels = window.findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* one) {
        return one->isVisible() && one->text().contains(QStringLiteral("expected a list"));
    }));
    int forArmies = 0;
    for (const QAction* action : window.findChildren<QAction*>()) {
        const bool saves = action->shortcut() == QKeySequence(QKeySequence::Save) ||
                           action->shortcut() == QKeySequence(QKeySequence::Print) ||
                           action->shortcut() == QKeySequence(QKeySequence::New);
        if (!saves) continue;
        ++forArmies;
        EXPECT_FALSE(action->isEnabled()) << action->text().toStdString();
    }
    EXPECT_EQ(forArmies, 3);
}

}  // namespace
}  // namespace sightline::app
