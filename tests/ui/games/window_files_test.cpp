// The window saves and opens games, offers a game again after a crash, and refuses damaged files.
#include <QFile>
#include <QFileInfo>
#include <QScreen>

#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/recovery_file.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/dialog_hand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class WindowFiles : public WindowStand {
  protected:
    void playABit() {
        clickRow(unitOf(question().player, 4));
        key(Qt::Key_Return);
        press(QStringLiteral("Aim"));
    }
};

TEST_F(WindowFiles, ASavedGameOpensWhereItWas) {
    startStarter();
    playABit();
    EXPECT_TRUE(window->isWindowModified());
    const std::uint64_t digest = session().game().digest();
    const QString path = fileNamed(QStringLiteral("evening.sightline"));
    ASSERT_FALSE(session().saveAs(path));
    ASSERT_FALSE(window->files().openStarter());
    EXPECT_NE(session().game().digest(), digest);
    ASSERT_FALSE(window->files().open(path));
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("evening.sightline")));
}

TEST_F(WindowFiles, TheDialogsSaveAndOpen) {
    startStarter();
    playABit();
    const std::uint64_t digest = session().game().digest();
    typePath(window.get(), fileNamed(QStringLiteral("evening")));
    pressControl(*window, Qt::Key_S);
    const QString file = fileNamed(QStringLiteral("evening.sightline"));
    ASSERT_TRUE(QFile::exists(file));
    EXPECT_FALSE(window->isWindowModified());
    ASSERT_FALSE(window->files().openStarter());
    EXPECT_NE(session().game().digest(), digest);
    typePath(window.get(), file);
    pressControl(*window, Qt::Key_O);
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("evening.sightline")));
}

TEST(SaveName, IsATitleThatEverySystemKeeps) {
    EXPECT_EQ(fileNameOf(QStringLiteral("Dustfall Outpost, two full armies")),
              QStringLiteral("Dustfall Outpost, two full armies"));
    EXPECT_EQ(fileNameOf(QStringLiteral("../up/\\and:away?")), QStringLiteral("up and away"));
    EXPECT_EQ(fileNameOf(QStringLiteral(" .hidden\n")), QStringLiteral("hidden"));
    EXPECT_EQ(fileNameOf(QStringLiteral("///")), QString());
    EXPECT_LE(fileNameOf(QString(300, QLatin1Char('a'))).size(), 80);
}

TEST_F(WindowFiles, TheDialogProposesAName) {
    startStarter();
    QString proposed;
    whenOpen<QFileDialog>(window.get(), [&](QFileDialog& dialog) {
        proposed = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    pressControl(*window, Qt::Key_S);
    const QString name = QString::fromStdString(session().game().scenario().name);
    EXPECT_EQ(proposed, fileNameOf(name) + QStringLiteral(".sightline"));
}

TEST_F(WindowFiles, AThingWithoutANameGetsAProposalToo) {
    QString proposed;
    whenOpen<QFileDialog>(window.get(), [&](QFileDialog& dialog) {
        proposed = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    const SaveChoice choice{QStringLiteral("Save"),
                            folder(),
                            QStringLiteral("Text (*.txt)"),
                            QStringLiteral(".txt"),
                            {}};
    EXPECT_TRUE(choosePathToSave(window.get(), choice).isEmpty());
    EXPECT_EQ(proposed, QStringLiteral("Untitled.txt"));
}

TEST_F(WindowFiles, TheDialogsCanBeLeftAndBadPathsAreRefused) {
    startStarter();
    playABit();
    const std::uint64_t digest = session().game().digest();
    escapeFrom<QFileDialog>(window.get());
    pressControl(*window, Qt::Key_S);
    EXPECT_TRUE(window->isWindowModified());
    escapeFrom<QFileDialog>(window.get());
    pressControl(*window, Qt::Key_O);
    EXPECT_EQ(session().game().digest(), digest);

    typePath(window.get(), write(QStringLiteral("noise.sightline"), "no json"));
    pressControl(*window, Qt::Key_O);
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_TRUE(window->parts().toast->text().contains(QStringLiteral("noise.sightline")))
        << window->parts().toast->text().toStdString();

    const QString inAFile =
        write(QStringLiteral("plain"), "text") + QStringLiteral("/game.sightline");
    EXPECT_TRUE(session().saveAs(inAFile));
    EXPECT_TRUE(window->isWindowModified()) << "nothing was saved";
}

TEST_F(WindowFiles, ALayoutIsOfferedForANewGame) {
    startStarter();
    playABit();
    const std::uint64_t digest = session().game().digest();
    const QString path = write(QStringLiteral("mine.layout.json"),
                               R"({"format":"sightline-layout","version":1,"name":"Mine",
                                   "table":{"width":72,"depth":36,"mat":"desert"},"pieces":[]})");
    typePath(window.get(), path);
    pressControl(*window, Qt::Key_O);
    auto* dialog = window->findChild<NewGameDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(dialog->tableFile(), path);
    EXPECT_EQ(session().game().digest(), digest) << "the game goes on until another one starts";
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

    window->files().openOrSay(write(QStringLiteral("torn.layout.json"), "{"));
    EXPECT_EQ(window->findChild<NewGameDialog*>(), nullptr);
    EXPECT_TRUE(window->parts().toast->text().contains(QStringLiteral("torn.layout.json")));
}

TEST_F(WindowFiles, AWindowSeenForTheFirstTimeFitsTheScreen) {
    const QSize room = window->screen()->availableSize();
    const MainWindow first({.asking = false, .remembering = false, .banner = false});
    EXPECT_LE(first.width(), room.width());
    EXPECT_LE(first.height(), room.height());
    EXPECT_GT(first.width() * first.height() * 10, room.width() * room.height() * 8)
        << "most of it";
    EXPECT_LE(first.minimumSizeHint().width(), 1280);
    EXPECT_LE(first.minimumSizeHint().height(), 720);
}

TEST_F(WindowFiles, AnInterruptedGameComesBack) {
    startStarter();
    playABit();
    const std::uint64_t digest = session().game().digest();
    const QString file = session().recovery().path();
    const QString kept = fileNamed(QStringLiteral("kept"));
    ASSERT_TRUE(QFile::copy(file, kept));
    window.reset();
    EXPECT_FALSE(QFile::exists(file)) << "a clean end leaves nothing behind";
    EXPECT_TRUE(RecoveryFile::interrupted().empty());

    ASSERT_TRUE(QFile::copy(kept, file));  // simulates a crash
    auto lost = RecoveryFile::interrupted();
    ASSERT_EQ(lost.size(), 1U);
    SetUp();
    ASSERT_FALSE(window->files().recover(lost.front()));
    EXPECT_EQ(session().recovery().path(), file) << "it goes on where it was";
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_TRUE(window->isWindowModified());
}

TEST_F(WindowFiles, ARunningGameIsNotTakenForALostOne) {
    startStarter();
    playABit();
    EXPECT_TRUE(RecoveryFile::interrupted().empty());
}

TEST_F(WindowFiles, BrokenFilesSayOneLineAndKeepTheGame) {
    startStarter();
    playABit();
    const std::uint64_t digest = session().game().digest();
    const QString broken[] = {fileNamed(QStringLiteral("missing.sightline")),
                              write(QStringLiteral("empty.sightline"), ""),
                              write(QStringLiteral("noise.sightline"), "\x01\x02 no json"),
                              write(QStringLiteral("list.scenario.json"), "[1, 2]"),
                              write(QStringLiteral("half.scenario.json"),
                                    R"({"format":"sightline-scenario","version":1)"),
                              write(QStringLiteral("future.scenario.json"),
                                    R"({"format":"sightline-scenario","version":99})"),
                              write(QStringLiteral("bare.layout.json"), "{}"),
                              write(QStringLiteral("picture.png"), "not a game"),
                              folder()};
    for (const QString& path : broken) {
        const auto problem = window->files().open(path);
        ASSERT_TRUE(problem) << path.toStdString();
        EXPECT_FALSE(problem->isEmpty());
        EXPECT_FALSE(problem->contains(QLatin1Char('\n'))) << problem->toStdString();
        EXPECT_EQ(session().game().digest(), digest);
    }
}

TEST_F(WindowFiles, ALayoutAloneSaysWhyItDoesNotOpen) {
    startStarter();
    const auto problem = window->files().open(
        QString::fromStdString((assetsFolder() / "layouts" / "dustfall.layout.json").string()));
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(QStringLiteral("no armies"))) << problem->toStdString();
}

}  // namespace
}  // namespace sightline::app
