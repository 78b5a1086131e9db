// The test kills the program during a battle. The next start of the program must offer the battle
// again.
#include <gtest/gtest.h>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

namespace {

/// Runs the program with its own home folder. Sends keys to one window of the program.
class Player {
  public:
    explicit Player(const QString& home) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home + QStringLiteral("/data"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
        // A program without settings opens the Learn window over the battle.
        QSettings kept(home + QStringLiteral("/config/sightline/sightline.conf"),
                       QSettings::IniFormat);
        kept.setValue(QStringLiteral("handoverBanner"), true);
        kept.sync();
        program_.setProcessEnvironment(environment);
        program_.start(QStringLiteral(SIGHTLINE_PROGRAM), {});
    }
    ~Player() { killHard(); }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    bool running() { return program_.waitForStarted(10'000); }

    /// The X11 number of the visible window with this title. Empty if the program shows no such
    /// window.
    QString window(const QString& title) {
        QProcess search;
        search.start(QStringLiteral("xdotool"),
                     {QStringLiteral("search"), QStringLiteral("--all"), QStringLiteral("--pid"),
                      QString::number(program_.processId()), QStringLiteral("--onlyvisible"),
                      QStringLiteral("--name"), title});
        search.waitForFinished(10'000);
        return QString::fromUtf8(search.readAllStandardOutput()).section(QLatin1Char('\n'), 0, 0);
    }
    bool showsWindow(const QString& title) {
        return QTest::qWaitFor([&] { return !window(title).isEmpty(); }, 60'000);
    }
    /// Always releases the key. If a dialog closes when the key is pressed, it does not receive the
    /// release, and the display would send the key repeatedly to the windows of later tests.
    void key(const QString& title, const QString& name) {
        const QString xdotool = QStringLiteral("xdotool");
        QProcess::execute(xdotool,
                          {QStringLiteral("key"), QStringLiteral("--window"), window(title), name});
        QProcess::execute(xdotool, {QStringLiteral("keyup"), name});
    }
    void killHard() {
        if (program_.state() == QProcess::NotRunning) return;
        ::kill(static_cast<pid_t>(program_.processId()), SIGKILL);
        program_.waitForFinished(10'000);
    }
    bool diedByForce() const { return program_.exitStatus() == QProcess::CrashExit; }

  private:
    QProcess program_;
};

/// The content of the recovery journal in the home folder.
QByteArray keptGame(const QString& home) {
    QDirIterator files(home, {QStringLiteral("recovery.sightline")}, QDir::Files,
                       QDirIterator::Subdirectories);
    if (!files.hasNext()) return {};
    QFile file(files.next());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The title of the main window is "The battle's name - Sightline".
const QString battle = QStringLiteral("Sightline$");
const QString recovery = QStringLiteral("^Sightline$");  // title of the recovery dialog

TEST(Recovery, AfterSigkillTheSameGameIsOffered) {
    const QTemporaryDir home;
    Player first(home.path());
    ASSERT_TRUE(first.running());
    ASSERT_TRUE(first.showsWindow(battle));
    const auto lines = [&] { return keptGame(home.path()).count('\n'); };
    // Gives answers with keys: chooses a unit, activates it, chooses its first action and so on.
    // After each key, waits until the journal contains the answer.
    const auto answered = [&](const QString& name, qsizetype before) {
        first.key(battle, name);
        return QTest::qWaitFor([&] { return lines() > before; }, 20'000);
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return lines() >= 1; }, 20'000));
    first.key(battle, QStringLiteral("n"));
    ASSERT_TRUE(answered(QStringLiteral("Return"), lines())) << "no unit was activated";
    ASSERT_TRUE(answered(QStringLiteral("2"), lines())) << "no action was made";
    ASSERT_TRUE(answered(QStringLiteral("0"), lines())) << "the activation was not finished";
    first.killHard();
    ASSERT_TRUE(first.diedByForce());
    const QByteArray played = keptGame(home.path());
    ASSERT_FALSE(played.isEmpty());

    Player second(home.path());
    ASSERT_TRUE(second.running());
    ASSERT_TRUE(second.showsWindow(recovery)) << "recovery is not offered";
    second.key(recovery, QStringLiteral("Return"));
    ASSERT_TRUE(second.showsWindow(QStringLiteral(". Sightline$")));
    EXPECT_EQ(keptGame(home.path()), played);
    second.key(battle, QStringLiteral("n"));
    second.key(battle, QStringLiteral("Return"));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return keptGame(home.path()).size() > played.size(); }, 20'000))
        << "the recovered game cannot be played on";
    EXPECT_TRUE(keptGame(home.path()).startsWith(played));
}

}  // namespace
