// Sheets that cover the window and that both players read, such as the result of a round. Also
// tests the parts of the window that are always visible.
#include "app/window/action_bar.h"
#include "app/window/legion/answers/decider_plate.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/target_list.h"
#include "app/window/shell/handover/handover_banner.h"
#include "app/window/shell/widgets/sheet.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Player;
using WindowMoments = RoundStand;

TEST_F(WindowMoments, TheEndOfARoundTellsWhatItDid) {
    startRound();
    playCards(QStringLiteral("Assault"), QStringLiteral("Push"));
    readSheet(QStringLiteral("command cards"));
    session().answer(engine::Adjust{
        Player::red, engine::AdjustToken{named("Darth Vader"), engine::Token::aim, 2}});
    for (int step = 0; step < 120 && view().round == 1; ++step) {
        if (question().ask == Ask::chooseAction) {
            key(Qt::Key_0);
        } else {
            ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1)));
        }
    }
    ASSERT_EQ(view().round, 2);
    ASSERT_TRUE(window->parts().sheet->isVisible());
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("Tokens removed")).isEmpty());
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("On to round 2")).isEmpty());
    EXPECT_FALSE(wordsOnScreen().filter(QStringLiteral("Aim")).isEmpty());
    readSheet(QStringLiteral("Round 1 is over"));
    EXPECT_FALSE(window->parts().sheet->isVisible());
}

TEST_F(WindowMoments, TheEndOfTheGameSaysWhoWonAndWhy) {
    startClose();
    for (const auto& mini : session().game().view(Player::blue).minis) {
        if (view().unit(mini.unit).player == Player::blue || view().over) continue;
        session().answer(
            engine::Adjust{Player::blue, engine::AdjustWounds{mini.id, mini.threshold}});
    }
    ASSERT_TRUE(view().over);
    ASSERT_TRUE(window->parts().sheet->isVisible());
    EXPECT_FALSE(
        wordsOnScreen().filter(QStringLiteral("No other player has undefeated units")).isEmpty());
    readSheet(QStringLiteral("Blue wins"));
}

TEST_F(WindowMoments, WhoDecidesIsAlwaysInView) {
    startRound();
    const DeciderPlate& plate = window->parts().bar->plate();
    EXPECT_TRUE(plate.isVisible());
    EXPECT_EQ(plate.who(), QStringLiteral("Blue decides"));
    EXPECT_FALSE(plate.what().isEmpty());
    playCards(QStringLiteral("Assault"), QStringLiteral("Push"));
    readSheet(QStringLiteral("command cards"));
    EXPECT_EQ(plate.who(), QStringLiteral("Red decides"));
    EXPECT_TRUE(plate.what().contains(QStringLiteral("2")));
}

TEST_F(WindowMoments, PreviewsOfTargetsComeBesideTheWindow) {
    startClose();
    clickRow(unitOf(question().player, 4));
    key(Qt::Key_Return);
    press(QStringLiteral("Attack"));
    ASSERT_EQ(question().ask, Ask::declareDefender);
    const TargetList* targets = window->parts().attack->targets();
    ASSERT_NE(targets, nullptr);
    EXPECT_FALSE(targets->previewed());
    EXPECT_TRUE(waitUntil([&] { return window->parts().attack->targets()->previewed(); }));
}

}  // namespace
}  // namespace sightline::app
