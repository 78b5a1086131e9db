// Recovery files of games: each window has its own file, no file is overwritten, and the program
// offers each file.
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/recent_files.h"
#include "app/window/shell/session/recovery.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/dialog_hand.h"
#include "ui/recovery_stand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

constexpr WindowSettings silent{
    .asking = false, .remembering = false, .banner = false, .tumbling = false};

class WindowRecovery : public WindowStand {
  protected:
    void TearDown() override {
        WindowStand::TearDown();
        emptyRecoveryFolder();
    }
    void answerSomething() {
        ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1)));
    }
    /// Leaves a recovery file with this name, as after a crash. The game in the file has at least
    /// one answer.
    QByteArray crashedAs(const QString& name) {
        if (answers() == 0) answerSomething();
        QByteArray content = contentOf(session().recovery().path());
        leaveBehind(name, content);
        return content;
    }
    QString toast() const { return window->parts().toast->text(); }
};

void startIn(MainWindow& window) {
    auto scenario = loadScenario(assetsFolder() / "scenarios" / "starter.scenario.json");
    ASSERT_TRUE(scenario.ok());
    ASSERT_FALSE(window.files().opener().start(std::move(*scenario), 9));
}

TEST_F(WindowRecovery, TwoWindowsKeepAGameEach) {
    startStarter();
    const QString first = session().recovery().path();
    const QByteArray before = contentOf(first);
    {
        MainWindow other(silent);
        startIn(other);
        const QString second = other.session().recovery().path();
        EXPECT_NE(first, second);
        EXPECT_EQ(contentOf(first), before) << "the second takes nothing over";
        EXPECT_FALSE(contentOf(second).isEmpty());
        EXPECT_NE(contentOf(second), before);
        EXPECT_TRUE(RecoveryFile::interrupted().empty()) << "both run";
        ASSERT_TRUE(other.session().answer(engine::randomAnswer(other.session().game(), 1)));
        ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1)));
        EXPECT_GT(contentOf(first).size(), before.size());
    }
    EXPECT_TRUE(QFile::exists(first)) << "who closes takes only its own away";
    EXPECT_EQ(keptGames().size(), 1);
}

TEST_F(WindowRecovery, ANewGameOverwritesNoInterruptedOne) {
    startStarter();
    answerSomething();
    const QString name = QFileInfo(session().recovery().path()).fileName();
    const QByteArray lost = contentOf(session().recovery().path());
    window.reset();
    leaveBehind(name, lost);
    SetUp();
    startStarter();
    EXPECT_NE(QFileInfo(session().recovery().path()).fileName(), name);
    EXPECT_EQ(contentOf(inRecoveryFolder(name)), lost);
    const auto games = RecoveryFile::interrupted();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games.front().path(), inRecoveryFolder(name));
}

TEST_F(WindowRecovery, WhoIsAskedHoldsTheGameForItself) {
    startStarter();
    crashedAs(QStringLiteral("recovery-7.sightline"));
    const auto asked = RecoveryFile::interrupted();
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_TRUE(RecoveryFile::interrupted().empty()) << "no second window is offered it meanwhile";
}

TEST_F(WindowRecovery, WhatWasPutAsideIsNotOfferedAgain) {
    startStarter();
    for (const char* name :
         {"recovery-20261122-181806.sightline", "recovery-0.sightline", "recovery-1000.sightline",
          "recovery-2.sightline.new", "my recovery.sightline"})
        crashedAs(QLatin1String(name));
    EXPECT_TRUE(RecoveryFile::interrupted().empty());
    leaveBehind(QStringLiteral("recovery-2.sightline"), "");
    EXPECT_TRUE(RecoveryFile::interrupted().empty()) << "there is no game in it";
}

TEST_F(WindowRecovery, AGameWithoutAnswersIsNotOfferedAndItsFileTakenAgain) {
    startStarter();
    ASSERT_EQ(answers(), 0U);
    const QString name = QFileInfo(session().recovery().path()).fileName();
    const QByteArray header = contentOf(session().recovery().path());
    ASSERT_EQ(header.count('\n'), 1);
    answerSomething();
    const QByteArray answered = contentOf(session().recovery().path());
    window.reset();
    leaveBehind(name, header);
    EXPECT_TRUE(RecoveryFile::interrupted().empty());
    leaveBehind(name, answered.first(header.size() + 5));  // the file ends within its first answer
    EXPECT_EQ(RecoveryFile::interrupted().size(), 1U);
    leaveBehind(name, answered);
    EXPECT_EQ(RecoveryFile::interrupted().size(), 1U);
    leaveBehind(name, "no header of a game\n");
    EXPECT_EQ(RecoveryFile::interrupted().size(), 1U) << "whatever it is, it is not ours to drop";
    leaveBehind(name, header);
    SetUp();
    startStarter(8);
    EXPECT_EQ(QFileInfo(session().recovery().path()).fileName(), name);
    EXPECT_NE(contentOf(session().recovery().path()), header) << "the new game's";
}

TEST_F(WindowRecovery, EachInterruptedGameIsOfferedUntilOneGoesOn) {
    startStarter();
    for (const char* name :
         {"recovery-3.sightline", "recovery-4.sightline", "recovery-5.sightline"})
        crashedAs(QLatin1String(name));
    const QStringList before = keptGames();
    pressInBoxes(window.get(), {QStringLiteral("Discard it"), QStringLiteral("Keep it for later"),
                                QStringLiteral("Continue")});
    EXPECT_FALSE(offerInterrupted(window->files(), window.get()));
    EXPECT_TRUE(window->isWindowModified());
    // The player discards one game, keeps one, and continues one, which replaces the game of this
    // window.
    EXPECT_EQ(keptGames().size(), before.size() - 2);
    EXPECT_EQ(RecoveryFile::interrupted().size(), 1U);
    EXPECT_TRUE(keptGames().contains(QFileInfo(session().recovery().path()).fileName()));
}

TEST_F(WindowRecovery, ADiscardedGameCanBeOpenedAgain) {
    startStarter();
    answerSomething();
    const QByteArray content = crashedAs(QStringLiteral("recovery-3.sightline"));
    pressInBox(window.get(), QStringLiteral("Discard it"));
    EXPECT_FALSE(offerInterrupted(window->files(), window.get()));
    EXPECT_TRUE(RecoveryFile::interrupted().empty());
    ASSERT_FALSE(recentFiles().isEmpty());
    const QString discarded = recentFiles().front();
    EXPECT_EQ(contentOf(discarded), content);
    const std::size_t before = answers();
    ASSERT_FALSE(window->files().open(discarded));
    EXPECT_EQ(answers(), before);
    QFile::remove(discarded);
}

TEST_F(WindowRecovery, TheQuestionNamesTheGameAndItsRound) {
    startStarter();
    answerSomething();
    const RecoveredGame about = {QString::fromStdString(session().game().scenario().name), 1};
    const QString path = session().recovery().path();
    QFile note(path + QStringLiteral(".about"));
    ASSERT_TRUE(note.open(QIODevice::ReadOnly));
    const QByteArray described = note.readAll();
    EXPECT_TRUE(described.contains("\"round\":1")) << described.toStdString();
    crashedAs(QStringLiteral("recovery-3.sightline"));
    QFile beside(inRecoveryFolder(QStringLiteral("recovery-3.sightline.about")));
    ASSERT_TRUE(beside.open(QIODevice::WriteOnly));
    beside.write(described);
    beside.close();
    ASSERT_EQ(RecoveryFile::interrupted().size(), 1U);
    EXPECT_EQ(RecoveryFile::interrupted().front().about(), about);
    QString told;
    whenOpen<QMessageBox>(window.get(), [&](QMessageBox& box) {
        told = box.informativeText();
        QTest::keyClick(&box, Qt::Key_Escape);
    });
    EXPECT_FALSE(offerInterrupted(window->files(), window.get()));
    EXPECT_TRUE(told.contains(about.name + QStringLiteral(", round 1."))) << told.toStdString();
    beside.remove();
}

TEST_F(WindowRecovery, EscapeKeepsTheGame) {
    startStarter();
    const QByteArray content = crashedAs(QStringLiteral("recovery-3.sightline"));
    escapeFrom<QMessageBox>(window.get());
    EXPECT_FALSE(offerInterrupted(window->files(), window.get()));
    EXPECT_EQ(contentOf(inRecoveryFolder(QStringLiteral("recovery-3.sightline"))), content);
}

TEST_F(WindowRecovery, OneThatCannotBeOpenedIsKeptAside) {
    startStarter();
    const std::uint64_t digest = session().game().digest();
    leaveBehind(QStringLiteral("recovery-3.sightline"), "noise");
    pressInBox(window.get(), QStringLiteral("Continue"));
    const auto line = offerInterrupted(window->files(), window.get());
    ASSERT_TRUE(line);
    EXPECT_TRUE(line->contains(QStringLiteral("kept as"))) << line->toStdString();
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_TRUE(RecoveryFile::interrupted().empty());
    EXPECT_EQ(contentOf(asideFile()), "noise");
}

TEST_F(WindowRecovery, IsKeptAgainOnceThereIsRoom) {
    startStarter();
    // Simulates a disk on which nothing can be written.
    QDir(inRecoveryFolder({})).removeRecursively();
    ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1)));
    EXPECT_TRUE(toast().contains(QStringLiteral("no longer be kept"))) << toast().toStdString();
    window->parts().toast->say(QStringLiteral("Nothing"));
    ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 2)));
    EXPECT_EQ(toast(), QStringLiteral("Nothing")) << "said once";
    QDir().mkpath(inRecoveryFolder({}));
    ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 3)));
    EXPECT_TRUE(toast().contains(QStringLiteral("kept for recovery again")))
        << toast().toStdString();
    EXPECT_EQ(contentOf(session().recovery().path()).count('\n'),
              static_cast<qsizetype>(answers() + 1));
}

TEST_F(WindowRecovery, AGameThatBeganWhereNothingCouldBeKeptIsKeptLater) {
    const QString folder = inRecoveryFolder({});
    QDir(folder).removeRecursively();
    QDir().mkpath(QFileInfo(folder).absolutePath());
    QFile inTheWay(QFileInfo(folder).absoluteFilePath());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly)) << folder.toStdString();
    inTheWay.close();
    startStarter();
    EXPECT_TRUE(toast().contains(QStringLiteral("no longer be kept"))) << toast().toStdString();
    EXPECT_TRUE(session().recovery().path().isEmpty());
    ASSERT_TRUE(inTheWay.remove());
    ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1)));
    EXPECT_EQ(contentOf(session().recovery().path()).count('\n'),
              static_cast<qsizetype>(answers() + 1));
}

TEST_F(WindowRecovery, SavingFollowsALink) {
    startStarter();
    const QString target = write(QStringLiteral("far.sightline"), "");
    const QString link = fileNamed(QStringLiteral("near.sightline"));
    ASSERT_TRUE(QFile::link(target, link));
    ASSERT_FALSE(session().saveAs(link));
    EXPECT_TRUE(QFileInfo(link).isSymLink());
    EXPECT_EQ(contentOf(target).count('\n'), static_cast<qsizetype>(answers() + 1));
}

}  // namespace
}  // namespace sightline::app
