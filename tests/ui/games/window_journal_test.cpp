// The real window opens saved games of the previous version, games with other rules, and damaged
// games.
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/recovery.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/dialog_hand.h"
#include "ui/recovery_stand.h"
#include "ui/window_stand.h"
#include "unit/files/saved_games.h"

namespace sightline::app {
namespace {

/// number of answers in the saved game of the previous version
constexpr std::size_t answersGiven = 60;
const engine::Journal& oldGame() {
    static const engine::Journal game = test::playedBefore(answersGiven);
    return game;
}

/// The file in the form of the previous version, without checksums.
QByteArray uncheckedContentOf(const engine::Journal& journal) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sightline"));
    EXPECT_TRUE(engine::writeJournal(path.toStdString(), journal));
    const auto lines = test::withoutChecks(test::linesOfFile(path.toStdString()));
    return QByteArray::fromStdString(test::joined(lines));
}

/// The journal of the old game, with the line of one answer replaced.
QByteArray oldGameWith(std::size_t answer, const std::string& line) {
    QList<QByteArray> lines = uncheckedContentOf(oldGame()).split('\n');
    lines[static_cast<qsizetype>(answer)] = QByteArray::fromStdString(line);
    return lines.join('\n');
}

/// A text such as "answer 31 of 60". 31 is the number of the last answer before the changed line.
QString upToAnswer(std::size_t used) {
    return QStringLiteral("up to answer %1 of %2").arg(used).arg(answersGiven);
}

class WindowJournal : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        window->files().setAsking(true);
    }
    /// The index of the answer at which the old game stops. The answer is a decision of a player,
    /// not a dice roll.
    const std::size_t stop = test::decisionIn(oldGame());
    QString toast() const { return window->parts().toast->text(); }
    /// Opens the game like a player. Then presses a button of the dialog that offers to continue.
    void openAndPress(const QString& path, const QString& button) {
        pressInBox(window.get(), button);
        window->files().openOrSay(path);
    }
};

TEST_F(WindowJournal, AGameOfTheVersionBeforeOpensAndSaysSo) {
    startStarter();
    const QString path = write(QStringLiteral("old.sightline"), uncheckedContentOf(oldGame()));
    ASSERT_FALSE(window->files().open(path));
    EXPECT_GE(answers(), answersGiven) << "dice that it ends with are thrown";
    EXPECT_EQ(toast(), QStringLiteral("Old.sightline: saved before games recorded their rules"));
    EXPECT_EQ(session().journalPath(), path);
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_EQ(contentOf(path), uncheckedContentOf(oldGame()));
}

TEST_F(WindowJournal, AGameOfTheSameRulesSaysNothing) {
    startStarter();
    const QString path = fileNamed(QStringLiteral("today.sightline"));
    ASSERT_FALSE(session().saveAs(path));
    window->parts().toast->say(QStringLiteral("before"));
    ASSERT_FALSE(window->files().open(path));
    EXPECT_EQ(toast(), QStringLiteral("Before"));
}

TEST_F(WindowJournal, AGameThatStopsMidwayIsWatchedAsACopy) {
    startStarter();
    const QByteArray content = oldGameWith(stop, test::refusedAnswer);
    const QString path = write(QStringLiteral("old.sightline"), content);
    whenOpen<QMessageBox>(window.get(), [this](QMessageBox& box) {
        EXPECT_EQ(
            box.text(),
            QStringLiteral("old.sightline: saved before games recorded their rules; it can be "
                           "watched %1.")
                .arg(upToAnswer(stop - 1)));
        EXPECT_TRUE(box.informativeText().startsWith(QStringLiteral("The next answer is refused")))
            << box.informativeText().toStdString();
        QTest::keyClick(&box, Qt::Key_Return);
    });
    window->files().openOrSay(path);
    EXPECT_EQ(answers(), stop - 1);
    EXPECT_TRUE(toast().contains(upToAnswer(stop - 1))) << toast().toStdString();
    EXPECT_TRUE(session().journalPath().isEmpty()) << "Save asks for a name";

    // The game continues as a copy, which the program keeps for recovery. The opened file does not
    // change.
    ASSERT_TRUE(session().undo());
    EXPECT_LT(answers(), stop - 1);
    EXPECT_EQ(contentOf(path), content);
    const QString copy = fileNamed(QStringLiteral("copy.sightline"));
    typePath(window.get(), copy);
    pressControl(*window, Qt::Key_S);
    EXPECT_TRUE(QFile::exists(copy));
    EXPECT_EQ(contentOf(path), content);
}

TEST_F(WindowJournal, WhoLeavesItKeepsTheGameAndTheFile) {
    startStarter();
    const std::uint64_t digest = session().game().digest();
    const QByteArray kept = contentOf(session().recovery().path());
    const QByteArray content = oldGameWith(stop, test::refusedAnswer);
    const QString path = write(QStringLiteral("old.sightline"), content);
    openAndPress(path, QStringLiteral("Leave it"));
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_EQ(contentOf(path), content);
    EXPECT_EQ(contentOf(session().recovery().path()), kept);
    escapeFrom<QMessageBox>(window.get());
    window->files().openOrSay(path);
    EXPECT_EQ(session().game().digest(), digest);
}

TEST_F(WindowJournal, ADamagedFileIsWatchedUpToThatLine) {
    startStarter();
    const QByteArray content = oldGameWith(stop, "{\"answer\":\"pi");
    const QString path = write(QStringLiteral("old.sightline"), content);
    whenOpen<QMessageBox>(window.get(), [this](QMessageBox& box) {
        EXPECT_TRUE(box.informativeText().startsWith(
            QStringLiteral("Line %1 of the file cannot be read").arg(stop + 1)))
            << box.informativeText().toStdString();
        QTest::keyClick(&box, Qt::Key_Return);
    });
    window->files().openOrSay(path);
    EXPECT_EQ(answers(), stop - 1);
    EXPECT_EQ(contentOf(path), content);
}

TEST_F(WindowJournal, AFileThatChangedIsWatchedUpToThatLine) {
    startStarter();
    const QString path = fileNamed(QStringLiteral("today.sightline"));
    ASSERT_TRUE(engine::writeJournal(path.toStdString(), test::playedStarter(answersGiven)));
    auto lines = test::linesOfFile(path.toStdString());
    lines[stop] = R"({"answer":"count","check":"0123456789abcdef","count":1})";
    const QByteArray content = QByteArray::fromStdString(test::joined(lines));
    write(QStringLiteral("today.sightline"), content);
    whenOpen<QMessageBox>(window.get(), [this](QMessageBox& box) {
        EXPECT_TRUE(box.informativeText().startsWith(
            QStringLiteral("Line %1 of the file is not as it was saved").arg(stop + 1)))
            << box.informativeText().toStdString();
        QTest::keyClick(&box, Qt::Key_Return);
    });
    window->files().openOrSay(path);
    EXPECT_EQ(answers(), stop - 1);
    EXPECT_EQ(contentOf(path), content);
}

TEST_F(WindowJournal, NothingIsOfferedWhereNothingCanBeWatched) {
    startStarter();
    const std::uint64_t digest = session().game().digest();
    const auto problem = window->files().open(
        write(QStringLiteral("old.sightline"), oldGameWith(1, test::refusedAnswer)));
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(QStringLiteral("it cannot be opened"))) << problem->toStdString();
    EXPECT_FALSE(problem->contains(QLatin1Char('\n')));
    EXPECT_EQ(session().game().digest(), digest);
}

TEST_F(WindowJournal, WhereNobodyIsAskedItIsOneLine) {
    startStarter();
    window->files().setAsking(false);
    const auto problem = window->files().open(
        write(QStringLiteral("old.sightline"), oldGameWith(stop, test::refusedAnswer)));
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(upToAnswer(stop - 1))) << problem->toStdString();
    EXPECT_FALSE(problem->contains(QLatin1Char('\n')));
}

const QString lostName = QStringLiteral("recovery.sightline");

TEST_F(WindowJournal, AnInterruptedGameOfTheVersionBeforeComesBack) {
    leaveBehind(lostName, uncheckedContentOf(oldGame()));
    auto lost = RecoveryFile::interrupted();
    ASSERT_EQ(lost.size(), 1U);
    ASSERT_FALSE(window->files().recover(lost.front()));
    EXPECT_GE(answers(), answersGiven) << "dice that it ends with are thrown";
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_TRUE(asideFile().isEmpty()) << "nothing of it is left out";
}

TEST_F(WindowJournal, AnInterruptedGameThatStopsMidwayIsKeptWhole) {
    const QByteArray content = oldGameWith(stop, test::refusedAnswer);
    leaveBehind(lostName, content);
    auto lost = RecoveryFile::interrupted();
    ASSERT_EQ(lost.size(), 1U);
    pressInBox(window.get(), QStringLiteral("Watch it up to that answer"));
    ASSERT_FALSE(window->files().recover(lost.front()));
    EXPECT_EQ(answers(), stop - 1);
    EXPECT_TRUE(window->isWindowModified());
    ASSERT_FALSE(asideFile().isEmpty());
    EXPECT_EQ(contentOf(asideFile()), content);
    EXPECT_NE(contentOf(session().recovery().path()), content);
    QFile::remove(asideFile());
}

TEST_F(WindowJournal, ARecoveryFileThatIsOpenedByHandIsACopy) {
    leaveBehind(lostName, uncheckedContentOf(oldGame()));
    ASSERT_FALSE(window->files().open(inRecoveryFolder(lostName)));
    EXPECT_TRUE(session().journalPath().isEmpty()) << "Save asks for a name";
    EXPECT_NE(session().recovery().path(), inRecoveryFolder(lostName));
    EXPECT_EQ(contentOf(inRecoveryFolder(lostName)), uncheckedContentOf(oldGame()));
    QFile::remove(inRecoveryFolder(lostName));
}

TEST_F(WindowJournal, AFileThatIsPutAsideReplacesNoOther) {
    QStringList paths;
    for (const QByteArray content : {"one", "two"}) {
        leaveBehind(lostName, content);
        const auto path = setAside(inRecoveryFolder(lostName));
        ASSERT_TRUE(path);
        EXPECT_EQ(contentOf(*path), content);
        EXPECT_TRUE(path->endsWith(QStringLiteral(".sightline"))) << "it can be opened";
        EXPECT_FALSE(RecoveryFile::isOne(*path)) << "and is not offered again";
        paths << *path;
    }
    EXPECT_NE(paths[0], paths[1]);
    for (const QString& path : paths) QFile::remove(path);
    EXPECT_FALSE(setAside(fileNamed(QStringLiteral("missing.sightline"))));
}

}  // namespace
}  // namespace sightline::app
