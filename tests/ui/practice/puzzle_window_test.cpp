// Puzzles in the window: the list, decisions on the real table, the verdict, and the return to the
// former game.
#include <QSettings>
#include <QTreeWidget>

#include "app/window/legion/practice/puzzle_list.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/practice/practice_stand.h"

namespace sightline::app {
namespace {

class PuzzleWindow : public PracticeStand {
  protected:
    void SetUp() override {
        PracticeStand::SetUp();
        startStarter();
        openByMenu("openPuzzles");
        ASSERT_NE(puzzles(), nullptr);
        activate(*puzzles()->window());
        ASSERT_TRUE(waitUntil([this] { return !puzzles()->list().puzzles().empty(); }));
    }
    /// Starts a puzzle from the list with the keyboard.
    void start(const char* name) {
        const auto& all = puzzles()->list().puzzles();
        std::size_t index = 0;
        while (index < all.size() && all[index].name != QLatin1String(name)) ++index;
        ASSERT_LT(index, all.size()) << name;
        puzzles()->list().point(index);
        QTest::keyClick(in<QTreeWidget>(puzzles(), "puzzleTree"), Qt::Key_Return);
        waitForScene();
    }
    void waitForScene() {
        ASSERT_TRUE(waitUntil([this] { return puzzles()->puzzle() && session().question(); }))
            << words(puzzles(), "puzzleLine").toStdString();
        ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
    }
    /// Declares an enemy as the defender by a click on the table, and waits for the verdict.
    void attack(engine::UnitId defender) {
        ASSERT_EQ(session().question()->ask, engine::Ask::declareDefender);
        clickTable(leaderOf(defender));
        ASSERT_TRUE(waitUntil([this] { return puzzles()->result() != nullptr; }))
            << words(puzzles(), "puzzleLine").toStdString();
    }
    std::string verdict() { return words(puzzles(), "puzzleVerdict").toStdString(); }
    std::string count() { return words(puzzles(), "puzzleCount").toStdString(); }
};

TEST_F(PuzzleWindow, AMistakeIsExplainedAndTheSolutionIsAccepted) {
    const auto game = session().sharedGame();
    const std::size_t given = answers();
    EXPECT_EQ(count(), "0 of 42 solved");
    start("targets_red_or_white_dice");
    EXPECT_NE(session().sharedGame(), game);
    EXPECT_NE(words(puzzles(), "puzzleGoal"), "");
    attack(engine::UnitId{2});
    EXPECT_EQ(verdict(), "Refused");
    EXPECT_EQ(words(puzzles(), "puzzleMistake"),
              "A red defense die blocks three times as often as a white one.");
    EXPECT_NE(words(puzzles(), "puzzleReply"), "");
    EXPECT_TRUE(words(puzzles(), "puzzleBetter").startsWith("Better answers:"));
    EXPECT_EQ(session().question(), nullptr) << "the puzzle is over";
    expectNothingCut(*puzzles()->window());

    pressIn(puzzles(), "puzzleAgain");
    waitForScene();
    EXPECT_EQ(verdict(), "");
    attack(engine::UnitId{1});
    EXPECT_EQ(verdict(), "Accepted");
    EXPECT_EQ(words(puzzles(), "puzzleBetter"), "");
    EXPECT_EQ(count(), "1 of 42 solved");

    pressIn(puzzles(), "puzzleSolution");
    ASSERT_TRUE(waitUntil([this] { return verdict() == "A solution"; }));
    QTest::keyClick(puzzles(), Qt::Key_Escape);
    EXPECT_EQ(session().sharedGame(), game);
    EXPECT_EQ(answers(), given);
    EXPECT_NE(session().question(), nullptr);

    answerBox(QStringLiteral("unsolved"));
    pressIn(puzzles(), "puzzleReset");
    EXPECT_EQ(count(), "0 of 42 solved");
}

TEST_F(PuzzleWindow, AMoveIsDraggedAndTakenBack) {
    const auto game = session().sharedGame();
    start("objectives_one_activation");
    ASSERT_EQ(session().question()->ask, engine::Ask::chooseAction);
    const std::size_t begun = answers();
    press(QStringLiteral("Move"));
    ASSERT_EQ(session().question()->ask, engine::Ask::moveUnit);
    EXPECT_GT(answers(), begun);
    ASSERT_TRUE(
        waitUntil([this] { return in<QPushButton>(puzzles(), "puzzleBack")->isEnabled(); }));
    pressIn(puzzles(), "puzzleBack");
    ASSERT_TRUE(waitUntil([&] {
        return session().question() && session().question()->ask == engine::Ask::chooseAction;
    }));
    EXPECT_EQ(answers(), begun);
    pressIn(puzzles(), "puzzleLeave");
    EXPECT_EQ(session().sharedGame(), game);
}

TEST_F(PuzzleWindow, TheNextUnsolvedPuzzleFollows) {
    start("targets_red_or_white_dice");
    const OpenPuzzle* first = puzzles()->puzzle();
    pressIn(puzzles(), "puzzleNext");
    ASSERT_TRUE(waitUntil([&] { return puzzles()->puzzle() != first; }));
    waitForScene();
    EXPECT_TRUE(staging().on);
    QTest::keyClick(puzzles(), Qt::Key_Escape);
    EXPECT_FALSE(staging().on);
}

using FrenchPuzzle = InFrench<PuzzleWindow>;

TEST_F(FrenchPuzzle, TheGoalAndTheVerdictAreFrench) {
    EXPECT_EQ(puzzles()->window()->windowTitle().toStdString(), "Problèmes");
    start("targets_red_or_white_dice");
    EXPECT_TRUE(words(puzzles(), "puzzleGoal").startsWith(QStringLiteral("Choisissez")));
    attack(engine::UnitId{2});
    EXPECT_EQ(verdict(), "Refusée");
    EXPECT_TRUE(words(puzzles(), "puzzleMistake").startsWith(QStringLiteral("Un dé")));
    EXPECT_TRUE(words(puzzles(), "puzzleBetter").startsWith(QStringLiteral("Meilleures")));
    EXPECT_TRUE(words(puzzles(), "puzzleReply").startsWith(QStringLiteral("Meilleure riposte")))
        << words(puzzles(), "puzzleReply").toStdString();
}

}  // namespace
}  // namespace sightline::app
