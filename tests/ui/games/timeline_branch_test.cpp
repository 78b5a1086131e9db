// The timeline: players play on from an earlier moment in a new game, and watch a saved game. The
// running game is never lost.
#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "app/window/action_bar.h"
#include "app/window/shell/session/recent_files.h"
#include "ui/dialog_hand.h"
#include "ui/menu_hand.h"
#include "ui/recovery_stand.h"
#include "ui/timeline_stand.h"

namespace sightline::app {
namespace {

class TimelineBranch : public TimelineStand {};

TEST_F(TimelineBranch, PlayingOnIsANewGameAndTheFormerOneIsKept) {
    startClose();
    play(20);
    const std::uint64_t former = digest();
    const engine::Journal journal = session().game().journal();
    openTimeline();
    clickAt(6);
    ASSERT_TRUE(session().looksBack());
    const Stand then = stand();
    QTest::mouseClick(&part<QPushButton>("timelinePlayOn"), Qt::LeftButton);
    EXPECT_FALSE(strip().isVisible());
    EXPECT_FALSE(session().looksBack());
    EXPECT_NE(digest(), former);
    ASSERT_GE(answers(), 6U);
    EXPECT_LT(answers(), journal.answers.size());
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(toJson(session().game().journal().answers[i]), toJson(journal.answers[i]));
    if (answers() == 6) {
        EXPECT_EQ(stand(), then);
    }
    EXPECT_TRUE(session().unsaved());
    EXPECT_TRUE(session().journalPath().isEmpty());
    EXPECT_TRUE(session().answer(engine::randomAnswer(session().game(), 9)));

    ASSERT_FALSE(recentFiles().isEmpty());
    ASSERT_FALSE(window->files().open(recentFiles().front()));
    EXPECT_EQ(digest(), former) << "the former game is whole";
}

TEST_F(TimelineBranch, PlayingOnAsksAboutTheRunningGame) {
    window->files().setAsking(true);
    startClose();
    play(12);
    const std::uint64_t former = digest();
    openTimeline();
    clickAt(4);
    pressInBox(window.get(), QStringLiteral("Cancel"));
    QTest::mouseClick(&part<QPushButton>("timelinePlayOn"), Qt::LeftButton);
    EXPECT_EQ(digest(), former);
    EXPECT_TRUE(strip().isVisible());
    ASSERT_TRUE(waitUntil([&] { return slider().value() == slider().maximum(); }))
        << "the strip shows the present again";
    clickAt(4);
    pressInBox(window.get(), QStringLiteral("Discard"));
    QTest::mouseClick(&part<QPushButton>("timelinePlayOn"), Qt::LeftButton);
    EXPECT_NE(digest(), former);
    window->files().setAsking(false);
    ASSERT_FALSE(recentFiles().isEmpty());
    ASSERT_FALSE(window->files().open(recentFiles().front()));
    EXPECT_EQ(digest(), former);
}

TEST_F(TimelineBranch, ASavedGameIsWatchedBesideTheRunningOne) {
    const QString file = savedGame(15);
    const QByteArray content = contentOf(file);
    const std::size_t length = answers();
    const auto last = stand();
    startClose(8);
    play(4);
    const std::uint64_t mine = digest();
    const QString recovery = session().recovery().path();
    const QByteArray kept = contentOf(recovery);

    typePath(window.get(), file);
    QMenuBar& bar = *window->menuBar();
    QMenu& menu = *bar.actions().front()->menu();
    chooseInMenu(bar, menu, &part<QAction>("watchGame"));
    ASSERT_TRUE(window->timeline().watching());
    waitForFilm();
    ASSERT_TRUE(waitUntil([&] { return session().answersShown() == 0; })) << "from the start on";
    EXPECT_TRUE(words().startsWith(QStringLiteral("Watching evening.sightline: ")))
        << words().toStdString();
    EXPECT_TRUE(plate().contains(QStringLiteral("Watching")));
    EXPECT_EQ(answers(), length);
    pressKey(Qt::Key_End);
    EXPECT_EQ(stand(), last);
    EXPECT_EQ(session().question(), nullptr) << "also at its end, nothing is answered";
    EXPECT_FALSE(window->parts().bar->isVisible());
    EXPECT_FALSE(session().answer(engine::randomAnswer(session().game(), 5)));
    pressKey(Qt::Key_Left);
    EXPECT_FALSE(session().answer(engine::randomAnswer(session().game(), 5)));
    EXPECT_EQ(contentOf(recovery), kept) << "the running game is kept for recovery all the time";

    key(Qt::Key_Escape);
    EXPECT_FALSE(window->timeline().watching());
    EXPECT_FALSE(strip().isVisible());
    EXPECT_EQ(digest(), mine);
    EXPECT_TRUE(session().unsaved());
    EXPECT_EQ(session().recovery().path(), recovery);
    EXPECT_TRUE(session().question());
    EXPECT_EQ(contentOf(file), content);
}

TEST_F(TimelineBranch, AWatchedGameCanBePlayedOn) {
    const QString file = savedGame(15);
    startClose(8);
    play(4);
    const std::uint64_t mine = digest();
    ASSERT_FALSE(window->timeline().watch(file));
    waitForFilm();
    clickAt(5);
    QTest::mouseClick(&part<QPushButton>("timelinePlayOn"), Qt::LeftButton);
    EXPECT_FALSE(window->timeline().watching());
    EXPECT_GE(answers(), 5U);
    EXPECT_TRUE(session().question());
    EXPECT_TRUE(session().journalPath().isEmpty()) << "the watched file is not written again";
    ASSERT_FALSE(window->files().open(recentFiles().front()));
    EXPECT_EQ(digest(), mine) << "the running game is kept";
}

TEST_F(TimelineBranch, OpeningAnotherGameEndsTheWatching) {
    const QString file = savedGame(10);
    startClose(8);
    ASSERT_FALSE(window->timeline().watch(file));
    waitForFilm();
    window->files().openOrSay(file);
    EXPECT_FALSE(window->timeline().watching());
    EXPECT_TRUE(session().question());
    EXPECT_EQ(session().journalPath(), file);
    EXPECT_TRUE(strip().isVisible()) << "the strip shows the game that is opened";
    waitForFilm();
    EXPECT_FALSE(session().looksBack());
    EXPECT_TRUE(window->parts().bar->isVisible());
}

TEST_F(TimelineBranch, WhatIsNoGameIsNotWatched) {
    startClose();
    const std::uint64_t mine = digest();
    const auto problem = window->timeline().watch(write(QStringLiteral("bad.sightline"), "{"));
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(QStringLiteral("bad.sightline"))) << problem->toStdString();
    EXPECT_FALSE(window->timeline().watching());
    EXPECT_EQ(digest(), mine);
    EXPECT_FALSE(strip().isVisible());
}

}  // namespace
}  // namespace sightline::app
