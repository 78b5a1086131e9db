// Games of the 2018 edition in the window: their start, the die roll that decides a dispute, and
// changes by hand.
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/builder/new_game/army_pick.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/shell/session/game_opener.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Player;

const std::filesystem::path battle = assetsFolder() / "scenarios" / "edition_2018.scenario.json";

class Edition2018 : public WindowStand {
  protected:
    /// An army of the scenario of 2018. The test writes the army to a file and reads this file.
    engine::ArmyList army(const char* player) {
        static const SharedCards cards = readCards({}).value();
        std::ifstream file(battle);
        const auto scenario = nlohmann::json::parse(file);
        const auto path = write(QStringLiteral("%1.army.json").arg(QLatin1String(player)),
                                QByteArray::fromStdString(scenario["armies"][player].dump()));
        return readArmyFile(path, *cards).value();
    }
    NewGameDialog& ask() {
        NewGameDialog& dialog = window->desk().askForNewGame();
        EXPECT_TRUE(waitUntil([&] { return dialog.side(1).army() != nullptr; }));
        return dialog;
    }
    void startBattle() {
        auto scenario = loadScenario(battle);
        ASSERT_TRUE(scenario.ok()) << scenario.problem().text;
        ASSERT_FALSE(window->files().opener().start(std::move(*scenario), 3));
        waitForTable();
    }
    /// A new dialog for changes by hand.
    AdjustGameMenu& adjusting() {
        auto* dialog = new AdjustGameMenu(session(), window.get());
        dialog->show();
        return *dialog;
    }
    static void type(QWidget& dialog, const char* name, const QString& words) {
        // Qt deletes the old page of the dialog only when its DeferredDelete event is handled.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto* line = dialog.findChild<QLineEdit*>(QLatin1String(name));
        ASSERT_NE(line, nullptr) << name;
        QTest::keyClicks(line, words);
    }
    static QPushButton* button(QWidget& dialog, const char* name) {
        return dialog.findChild<QPushButton*>(QLatin1String(name));
    }
    const engine::Ruling& decided() {
        for (auto at = session().game().record().rbegin();; ++at)
            if (at->happening == engine::Happening::adjusted) return *at;
    }
};

TEST_F(Edition2018, TwoArmiesOfTheYearPlayByItsRules) {
    startStarter();
    NewGameDialog& dialog = ask();
    dialog.side(0).offer(QStringLiteral("Rebels"), army("blue"));
    dialog.side(1).offer(QStringLiteral("Empire"), army("red"));
    ASSERT_TRUE(dialog.side(0).legal()) << dialog.side(0).verdict().toStdString();
    ASSERT_TRUE(dialog.side(1).legal()) << dialog.side(1).verdict().toStdString();
    auto* start = dialog.findChild<QPushButton*>(QStringLiteral("startGame"));
    ASSERT_TRUE(start->isEnabled());
    QTest::mouseClick(start, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return view().edition == &engine::editions::of2018; }));
    EXPECT_EQ(view().lastRound, 6);
    const auto& record = session().game().record();
    EXPECT_TRUE(std::any_of(record.begin(), record.end(), [](const engine::Ruling& one) {
        return one.happening == engine::Happening::editionPlayed;
    })) << "the record names what the edition takes from 2026";
}

TEST_F(Edition2018, ArmiesOfTwoEditionsDoNotMeet) {
    startStarter();
    NewGameDialog& dialog = ask();
    dialog.side(0).offer(QStringLiteral("Rebels"), army("blue"));
    ASSERT_TRUE(dialog.side(0).legal());
    ASSERT_TRUE(dialog.side(1).legal()) << "an army of today";
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("startGame"))->isEnabled());
}

TEST_F(Edition2018, ADieDecidesADispute) {
    startBattle();
    AdjustGameMenu& dialog = adjusting();
    EXPECT_FALSE(button(dialog, "rollDispute")->isEnabled()) << "both readings are needed";
    type(dialog, "holdersReading", QStringLiteral("in range"));
    EXPECT_FALSE(button(dialog, "disputeBlock")->isEnabled());
    type(dialog, "opponentsReading", QStringLiteral("out of range"));
    QTest::mouseClick(button(dialog, "disputeBlock"), Qt::LeftButton);
    EXPECT_EQ(decided().verdict, "the dispute is decided: in range");
    EXPECT_EQ(decided().player, view().edition->counterHolder(view().round));

    type(dialog, "holdersReading", QStringLiteral("cover"));
    type(dialog, "opponentsReading", QStringLiteral("no cover"));
    QTest::mouseClick(button(dialog, "disputeNoBlock"), Qt::LeftButton);
    EXPECT_EQ(decided().verdict, "the dispute is decided: no cover");

    type(dialog, "holdersReading", QStringLiteral("holder"));
    type(dialog, "opponentsReading", QStringLiteral("opponent"));
    QTest::mouseClick(button(dialog, "rollDispute"), Qt::LeftButton);
    const bool block = decided().dice.front().face == engine::Face::block;
    EXPECT_EQ(decided().verdict,
              block ? "the dispute is decided: holder" : "the dispute is decided: opponent");
}

TEST_F(Edition2018, TodayHasNoRollForADispute) {
    startStarter();
    EXPECT_EQ(button(adjusting(), "rollDispute"), nullptr);
}

TEST_F(Edition2018, HasNoPassPoolsAndInSetupNoCardsToAdjust) {
    startBattle();
    AdjustGameMenu& dialog = adjusting();
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        EXPECT_FALSE(label->text().startsWith(QStringLiteral("Advantage tokens of")));
        EXPECT_FALSE(label->text().startsWith(QStringLiteral("Command cards of")));
    }
}

}  // namespace
}  // namespace sightline::app
