// Tests the program as a process: its command line, its exit status, and the screenshot that it
// saves.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "app/files/tables/layout_draft.h"
#include "app/files/tables/pack_table.h"

namespace {

struct Ended {
    int status = -1;
    QString errors;
};

/// The changed environment variables with which a test starts the program.
struct Around {
    QStringList without{};
    std::map<QString, QString> with{};
};

Ended run(const QStringList& arguments, const Around& around = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : around.without) environment.remove(name);
    for (const auto& [name, value] : around.with) environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SIGHTLINE_PROGRAM), arguments);
    process.waitForFinished(120'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardError())};
}

int lines(const QString& text) {
    return static_cast<int>(text.trimmed().count(QLatin1Char('\n'))) + 1;
}

TEST(Program, TakesAPictureOfTheWholeWindow) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("picture.png"));
    const Ended ended =
        run({QStringLiteral("--screenshot"), file, QStringLiteral("--size"),
             QStringLiteral("1280x720"), QStringLiteral("--camera"), QStringLiteral("top")});
    ASSERT_EQ(ended.status, 0) << ended.errors.toStdString();
    EXPECT_EQ(QImage(file).size(), QSize(1280, 720));
}

TEST(Program, NoPictureGoesIntoAPipe) {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.png"));
    ASSERT_EQ(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    const Ended ended = run({QStringLiteral("--screenshot"), pipe});
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(lines(ended.errors), 1);
    EXPECT_TRUE(ended.errors.contains(pipe)) << ended.errors.toStdString();
}

TEST(Program, TakesAPictureOfALesson) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("lesson.png"));
    const QStringList mode{QStringLiteral("--mode"), QStringLiteral("learn")};
    const QStringList picture{QStringLiteral("--screenshot"), file, QStringLiteral("--size"),
                              QStringLiteral("1280x720")};
    const QString lesson = QStringLiteral(SIGHTLINE_ASSETS "/lessons/03_moving.lesson.json");
    const Ended ended = run(mode + picture + QStringList{lesson});
    ASSERT_EQ(ended.status, 0) << ended.errors.toStdString();
    EXPECT_EQ(QImage(file).size(), QSize(1280, 720));
    const Ended missing = run(mode + picture + QStringList{QStringLiteral("/no/such.lesson.json")});
    EXPECT_EQ(missing.status, 1);
    EXPECT_EQ(lines(missing.errors), 1);
    const Ended several = run(mode + QStringList{lesson, lesson});
    EXPECT_EQ(several.status, 2);
}

TEST(Program, TakesAPictureOfLayoutMode) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("layout.png"));
    const QStringList mode{QStringLiteral("--mode"), QStringLiteral("layout")};
    const QStringList picture{QStringLiteral("--screenshot"), file, QStringLiteral("--size"),
                              QStringLiteral("1280x720")};
    const Ended ended =
        run(mode + picture +
            QStringList{QStringLiteral(SIGHTLINE_ASSETS "/layouts/dustfall.layout.json")});
    ASSERT_EQ(ended.status, 0) << ended.errors.toStdString();
    EXPECT_EQ(QImage(file).size(), QSize(1280, 720));
    const Ended missing = run(mode + picture + QStringList{QStringLiteral("/no/such.layout.json")});
    EXPECT_EQ(missing.status, 1);
    EXPECT_EQ(lines(missing.errors), 1);
    const Ended several = run(mode + QStringList{QStringLiteral("a"), QStringLiteral("b")});
    EXPECT_EQ(several.status, 2);
}

TEST(Program, ASharedTableIsSeenInLayoutMode) {
    const QTemporaryDir folder;
    const QString table = folder.filePath(QStringLiteral("dustfall.sightline-table"));
    const auto draft =
        sightline::app::loadTerrainLayout(SIGHTLINE_ASSETS "/layouts/dustfall.layout.json");
    ASSERT_TRUE(draft) << draft.problem().text;
    const auto packed = sightline::app::packTable(*draft);
    ASSERT_TRUE(packed) << packed.problem().text;
    ASSERT_TRUE(sightline::app::writeSharedTable(*packed, table.toStdString()));
    const QString file = folder.filePath(QStringLiteral("table.png"));
    const Ended ended = run({table, QStringLiteral("--screenshot"), file, QStringLiteral("--size"),
                             QStringLiteral("1280x720")});
    ASSERT_EQ(ended.status, 0) << ended.errors.toStdString();
    EXPECT_EQ(QImage(file).size(), QSize(1280, 720));
}

// If the program was killed, its next start removes the folder in which it had unpacked a table.
TEST(Program, AnUnpackedTableGoesWithItsWindow) {
    const QTemporaryDir folder;
    const QString table = folder.filePath(QStringLiteral("wedge.sightline-table"));
    const std::string layout =
        R"({"format":"sightline-layout","version":1,"table":{"width":72,"depth":36},"pieces":[)"
        R"({"id":"a","position":[9,9],"kind":"obstacle","shape":{"mesh":"models/1/a.obj"}}]})";
    const std::string wedge =
        "v 0 0 0\nv 6 0 0\nv 0 5 0\nv 0 0 4\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";
    ASSERT_TRUE(sightline::app::writeSharedTable(
        {{{"table.layout.json", layout}, {"models/1/a.obj", wedge}}}, table.toStdString()));
    QDir tables(folder.filePath(QStringLiteral("data/sightline/sightline/tables")));
    ASSERT_TRUE(tables.mkpath(QStringLiteral("0123456789abcdef/models")));
    QFile left(tables.filePath(QStringLiteral("0123456789abcdef.open")));
    ASSERT_TRUE(left.open(QIODevice::WriteOnly));
    left.close();
    const QString file = folder.filePath(QStringLiteral("table.png"));
    const Ended ended =
        run({table, QStringLiteral("--screenshot"), file},
            {.with = {{QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data"))}}});
    ASSERT_EQ(ended.status, 0) << ended.errors.toStdString();
    EXPECT_TRUE(QFile::exists(file));
    tables.refresh();
    EXPECT_TRUE(tables.exists()) << "it was unpacked there";
    EXPECT_EQ(tables.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
              QStringList());
}

TEST(Program, AMissingFileIsOneLineAndStatusOne) {
    const Ended ended =
        run({QStringLiteral("/no/such/game.sightline"), QStringLiteral("--no-recovery"),
             QStringLiteral("--screenshot"), QStringLiteral("/tmp/never.png")});
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(lines(ended.errors), 1);
    EXPECT_TRUE(ended.errors.contains(QStringLiteral("/no/such/game.sightline")));
}

/// True if the program shows a window with this title before it ends.
bool showsWindow(const QProcess& program, const QString& title) {
    return QTest::qWaitFor(
        [&] {
            QProcess search;
            search.start(QStringLiteral("xdotool"),
                         {QStringLiteral("search"), QStringLiteral("--all"),
                          QStringLiteral("--pid"), QString::number(program.processId()),
                          QStringLiteral("--onlyvisible"), QStringLiteral("--name"), title});
            search.waitForFinished(10'000);
            return !search.readAllStandardOutput().isEmpty();
        },
        60'000);
}

TEST(Program, AMissingFileIsSaidInTheWindowToo) {
    const QTemporaryDir home;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(SIGHTLINE_PROGRAM), {QStringLiteral("/no/such/game.sightline")});
    ASSERT_TRUE(program.waitForStarted(10'000));
    EXPECT_TRUE(showsWindow(program, QStringLiteral("^Not opened$")));
    EXPECT_EQ(program.state(), QProcess::Running) << "the window stays";
    program.kill();
    program.waitForFinished(10'000);
    const QString errors = QString::fromUtf8(program.readAllStandardError());
    EXPECT_TRUE(errors.contains(QStringLiteral("/no/such/game.sightline"))) << "and as before";
}

TEST(Program, WithoutADisplayItSaysSo) {
    const Ended ended = run({}, {{QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"),
                                  QStringLiteral("QT_QPA_PLATFORM")}});
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(lines(ended.errors), 1);
    EXPECT_TRUE(ended.errors.contains(QStringLiteral("display")));
}

/// The program must fail to save a screenshot. It must not end by a signal and must not wait
/// endlessly. It must print one error line that contains `words`.
void expectNoPicture(const Around& around, const QString& words) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("picture.png"));
    const Ended ended = run({QStringLiteral("--screenshot"), file}, around);
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(lines(ended.errors), 1) << ended.errors.toStdString();
    EXPECT_TRUE(ended.errors.contains(words)) << ended.errors.toStdString();
    EXPECT_FALSE(QFile::exists(file));
}

TEST(Program, WithoutOpenGLItSaysSo) {
    const Around noOpenGL{
        .with = {{QStringLiteral("QT_XCB_GL_INTEGRATION"), QStringLiteral("none")}}};
    expectNoPicture(noOpenGL, QStringLiteral("OpenGL 4.1 is needed"));
    const Ended ended = run({QStringLiteral("--no-recovery")}, noOpenGL);
    EXPECT_EQ(ended.status, 1) << "the window neither";
    EXPECT_EQ(lines(ended.errors), 1) << ended.errors.toStdString();
}

TEST(Program, WithoutOpenGLItSaysSoInTheLanguageThatWasChosen) {
    const QTemporaryDir settings;
    ASSERT_TRUE(QDir(settings.path()).mkdir(QStringLiteral("sightline")));
    QFile file(settings.filePath(QStringLiteral("sightline/sightline.conf")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[General]\nlanguage=fr\n");
    file.close();
    expectNoPicture({.with = {{QStringLiteral("QT_XCB_GL_INTEGRATION"), QStringLiteral("none")},
                              {QStringLiteral("XDG_CONFIG_HOME"), settings.path()}}},
                    QStringLiteral("Il faut OpenGL 4.1"));
}

TEST(Program, WithAnOpenGLThatIsTooOldItSaysSo) {
    expectNoPicture({.with = {{QStringLiteral("LIBGL_ALWAYS_SOFTWARE"), QStringLiteral("1")},
                              {QStringLiteral("MESA_GL_VERSION_OVERRIDE"), QStringLiteral("3.3")}}},
                    QStringLiteral("OpenGL 4.1 is needed"));
}

TEST(Program, ADisplayThatCannotBeOpenedIsOneLine) {
    expectNoPicture({.without = {QStringLiteral("WAYLAND_DISPLAY")},
                     .with = {{QStringLiteral("DISPLAY"), QStringLiteral(":9876")},
                              {QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb")}}},
                    QStringLiteral("display"));
    expectNoPicture({.with = {{QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("nonsense")}}},
                    QStringLiteral("nonsense"));
}

TEST(Program, APlatformWithoutWindowsIsOneLine) {
    for (const char* platform :
         {"offscreen", "minimal", "minimalegl", "linuxfb", "linuxfb:fb=/dev/fb9", "vnc",
          "vkkhrdisplay", "eglfs", "OFFSCREEN", "offscreen;xcb"}) {
        SCOPED_TRACE(platform);
        const Around around{.with = {{QStringLiteral("QT_QPA_PLATFORM"), QLatin1String(platform)}}};
        expectNoPicture(around, QStringLiteral("shows no window"));
        const Ended ended = run({QStringLiteral("--no-recovery")}, around);
        EXPECT_EQ(ended.status, 1) << "the window neither";
        EXPECT_EQ(lines(ended.errors), 1) << ended.errors.toStdString();
    }
}

TEST(Program, ASizeThatNoPictureHasIsOneLine) {
    for (const char* size : {"99999x99999", "7681x4320", "7680x4321", "99x100", "100x99", "0x0",
                             "-1x-1", "1600", "1600x", "1600x1000x2", "1e3x1e3", ""}) {
        SCOPED_TRACE(size);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("picture.png"));
        const QString asked = QStringLiteral("--size=") + QLatin1String(size);
        const Ended ended = run({QStringLiteral("--screenshot"), file, asked});
        EXPECT_EQ(ended.status, 2);
        EXPECT_TRUE(ended.errors.contains(QStringLiteral("--size"))) << ended.errors.toStdString();
        EXPECT_FALSE(QFile::exists(file));
        EXPECT_EQ(run({asked}).status, 2) << "without a picture as well";
    }
}

TEST(Program, ACameraThatIsNotThereIsOneLine) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("picture.png"));
    const QStringList picture{QStringLiteral("--screenshot"), file, QStringLiteral("--camera")};
    const Ended unknown = run(picture + QStringList{QStringLiteral("nowhere")});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(unknown.errors.contains(QStringLiteral("nowhere")));
    const Ended nobody = run(picture + QStringList{QStringLiteral("selection")});
    EXPECT_EQ(nobody.status, 1);
    EXPECT_EQ(lines(nobody.errors), 1) << nobody.errors.toStdString();
    EXPECT_FALSE(QFile::exists(file));
}

TEST(Program, ShadersThatCannotBeReadEndAPictureToo) {
    const QTemporaryDir assets;
    for (const QString& part : QDir(QStringLiteral(SIGHTLINE_SOURCE "/assets"))
                                   .entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
        if (part != QLatin1String("shaders"))
            QFile::link(QStringLiteral(SIGHTLINE_SOURCE "/assets/") + part, assets.filePath(part));
    expectNoPicture({.with = {{QStringLiteral("SIGHTLINE_ASSETS_DIR"), assets.path()}}},
                    QStringLiteral("shaders"));
}

}  // namespace
