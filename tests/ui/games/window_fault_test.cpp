// If an exception is thrown in the running window, the program must print one error line and keep
// the battle for recovery.
#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace {

struct FaultyEnd {
    int status = -1;  ///< -1: a signal ended the process
    std::string errors;
    QByteArray kept;  ///< content of the recovery journal
};

FaultyEnd endOfWindow(const char* where, const char* what) {
    const QTemporaryDir home;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
    program.setProcessEnvironment(environment);
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("faulty-window"), QLatin1String(where), QLatin1String(what)});
    program.waitForFinished(60'000);
    FaultyEnd end{program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
                  program.readAllStandardError().toStdString(),
                  {}};
    QDirIterator files(home.path(), {QStringLiteral("recovery.sightline")}, QDir::Files,
                       QDirIterator::Subdirectories);
    if (!files.hasNext()) return end;
    QFile file(files.next());
    if (file.open(QIODevice::ReadOnly)) end.kept = file.readAll();
    return end;
}

/// The program must print one error line and must not end by a signal. The next start must find the
/// game with its answer.
void expectLastWords(const char* where, const char* what, const char* line) {
    const FaultyEnd end = endOfWindow(where, what);
    EXPECT_EQ(end.status, 1) << where << ", " << what;
    EXPECT_EQ(end.errors, std::string("sightline: ") + line + "\n") << where << ", " << what;
    EXPECT_EQ(end.kept.count('\n'), 2) << "the header and the answer";
}

TEST(WindowFault, InAnEventIsOneLineAndTheBattleIsKept) {
    expectLastWords("event", "exception", "a fault in two lines");
}

TEST(WindowFault, WhilePaintingAndInASlotToo) {
    expectLastWords("paint", "exception", "a fault in two lines");
    expectLastWords("slot", "exception", "a fault in two lines");
}

TEST(WindowFault, OfWhateverKind) {
    expectLastWords("event", "memory", "there is not enough memory to go on");
    expectLastWords("event", "number", "the program cannot go on");
}

TEST(WindowFault, BesideTheWindowsThreadToo) {
    expectLastWords("job", "exception", "a fault in two lines");
    expectLastWords("job", "number", "the program cannot go on");
}

}  // namespace
