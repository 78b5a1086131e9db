#include "app/window/program.h"

#include <CLI/CLI.hpp>
#include <QSettings>
#include <QTimer>
#include <algorithm>
#include <array>

#include "app/files/lessons/load_lesson.h"
#include "app/files/models/model_reader.h"
#include "app/files/tables/shared_table.h"
#include "app/files/tables/table_holds.h"
#include "app/files/version.h"
#include "app/window/layout_desk.h"
#include "app/window/layouts/layout/layout_files.h"
#include "app/window/layouts/layout/palette_dock.h"
#include "app/window/learn_desk.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/builder/builder_picture.h"
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/table/graphics.h"
#include "app/window/main_window.h"
#include "app/window/screenshot.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/session/recovery.h"
#include "app/window/shell/settings/settings.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/words/language.h"
#include "app/window/shell/words/last_words.h"

namespace sightline::app {
namespace {

struct CommandLine {
    std::vector<std::string> files;
    std::string mode = "play";
    std::string picture, size = "1600x1000", camera;
    bool noRecovery = false;
};

/// Names of Qt platforms without a window or without OpenGL. Some of them kill a program that opens
/// an OpenGL window.
constexpr std::array windowless{"offscreen",    "minimal", "minimalegl", "linuxfb",
                                "vkkhrdisplay", "vnc",     "eglfs"};

/// The reason why no window can be opened. Empty if a window can be opened. Without this check, Qt
/// would abort the program.
std::optional<QString> missingDisplay() {
    const auto set = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    // QT_QPA_PLATFORM may be a list such as "first:option=1;second". Qt tries its first platform
    // first.
    const QString platform = qEnvironmentVariable("QT_QPA_PLATFORM")
                                 .section(QLatin1Char(';'), 0, 0)
                                 .section(QLatin1Char(':'), 0, 0);
    const auto isIt = [&](const char* name) {
        return platform.compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
    };
    if (std::any_of(windowless.begin(), windowless.end(), isIt))
        return QStringLiteral(
                   "no display: the platform \"%1\" of QT_QPA_PLATFORM shows no window "
                   "with OpenGL; xvfb-run gives a display to a machine that has none")
            .arg(platform);
    if (set("QT_QPA_PLATFORM") || set("DISPLAY") || set("WAYLAND_DISPLAY")) return std::nullopt;
    return QStringLiteral("no display: neither DISPLAY nor WAYLAND_DISPLAY is set");
}

// Starts the lesson of the command line. Without one, opens the Learn window over the starter
// battle. A picture shows the first lesson.
std::optional<QString> openToLearn(MainWindow& window, const CommandLine& line) {
    if (!line.files.empty()) return window.learn().start(line.files.front());
    const auto lessons = lessonFiles();
    if (!line.picture.empty() && !lessons.empty()) return window.learn().start(lessons.front());
    if (auto problem = window.files().openStarter()) return problem;
    window.learn().open();
    return std::nullopt;
}

// Opens the files of the command line. Two armies start a game, on a layout if one is given.
// Otherwise the first file is opened.
std::optional<QString> openFirst(MainWindow& window, const CommandLine& line) {
    if (line.mode == "learn") return openToLearn(window, line);
    if (line.mode == "sandbox")
        return window.sandbox().open(
            line.files.empty() ? QString() : QString::fromStdString(line.files.front()));
    const auto armies = armyArguments(line.files);
    if (armies && armies->armies.size() == 2)
        return window.desk().startWith(armies->armies, armies->table);
    if (line.files.empty()) return window.files().openStarter();
    const QString file = QString::fromStdString(line.files.front());
    return line.picture.empty() ? window.files().openOrOffer(file) : window.files().open(file);
}

// If the only file of the command line is an army, returns it. It will be opened in the army
// builder.
std::optional<QString> builtAlone(const CommandLine& line) {
    const auto armies = armyArguments(line.files);
    if (line.mode != "play" || !armies || armies->armies.size() != 1 || !armies->table.isEmpty())
        return std::nullopt;
    return armies->armies.front();
}

// The layout file that the command line names for Layout mode, or an empty text for a new layout.
// The result has no value if there are several files.
std::optional<QString> layoutArgument(const CommandLine& line) {
    if (line.files.empty()) return QString();
    return line.files.size() == 1 ? std::optional(QString::fromStdString(line.files.front()))
                                  : std::nullopt;
}

int takePictureOfLayout(const CommandLine& line, QSize size) {
    LayoutWindow window({.asking = false, .remembering = false});
    const QString file = *layoutArgument(line);
    if (!file.isEmpty())
        if (const auto problem = window.files().open(file)) return sayAndReturn(*problem, 1);
    const Picture picture{QString::fromStdString(line.picture), size,
                          QString::fromStdString(line.camera)};
    const auto problem = takePicture(window, window.table(), picture,
                                     [&window] { return window.terrain().settled(); });
    return problem ? sayAndReturn(*problem, 1) : 0;
}

int takePictureOf(const CommandLine& line) {
    const auto size = parseSize(QString::fromStdString(line.size));
    if (const auto army = builtAlone(line)) {
        const auto problem = takeBuilderPicture(*army, QString::fromStdString(line.picture), *size);
        return problem ? sayAndReturn(*problem, 1) : 0;
    }
    if (const auto missing = missingGraphics()) return sayAndReturn(*missing, 1);
    if (line.mode == "layout") return takePictureOfLayout(line, *size);
    MainWindow window({.asking = false,
                       .remembering = false,
                       .banner = false,
                       .tumbling = false,
                       .lessonPause = 0});
    if (const auto problem = openFirst(window, line)) return sayAndReturn(*problem, 1);
    const Picture picture{QString::fromStdString(line.picture), *size,
                          QString::fromStdString(line.camera)};
    if (const auto problem = takePicture(window, *window.parts().table, picture))
        return sayAndReturn(*problem, 1);
    return 0;
}

// Opens the files of the command line. The window is already visible and shows the progress.
void openInto(MainWindow& window, const CommandLine& line,
              const std::optional<QString>& unrecovered) {
    const auto missing =
        window.session().running() ? std::optional<QString>() : openFirst(window, line);
    if (missing) {  // the error is also shown in the window, because there may be no terminal
        sayAndReturn(*missing, 1);
        window.warn(*missing);
    }
    if (unrecovered) window.parts().toast->say(*unrecovered, true);
}

// True if the program has no settings yet. The Learn window then opens by itself.
bool isFirstStart() { return QSettings().allKeys().isEmpty(); }

int play(const CommandLine& line) {
    if (const auto missing = missingGraphics()) return sayAndReturn(*missing, 1);
    const bool first = isFirstStart();
    MainWindow window;
    if (line.mode == "layout") {
        const QString file = *layoutArgument(line);
        LayoutWindow& layout = window.layouts().showLayout();
        const bool recovered = layout.session().unsaved();
        const auto problem = file.isEmpty() || recovered ? std::nullopt : layout.files().open(file);
        if (problem) {
            sayAndReturn(*problem, 1);
            layout.toast().say(*problem, true);
        }
        return QApplication::exec();
    }
    if (const auto army = builtAlone(line)) {
        window.desk().showBuilder(*army);
        return QApplication::exec();
    }
    const auto unrecovered =
        line.noRecovery ? std::nullopt : offerInterrupted(window.files(), &window);
    if (window.files().stoppedWaiting() && !window.isVisible())
        return 0;  // the player closed the window while the file was opened
    window.show();
    QTimer::singleShot(0, &window, [&] {
        openInto(window, line, unrecovered);
        if (first && line.mode == "play" && line.files.empty() && !unrecovered)
            window.learn().open();
    });
    return QApplication::exec();
}

int runWindow(int argc, char** argv, const CommandLine& line) {
    chooseSurface();
    // Qt's own messages are suppressed while Qt opens the display.
    std::optional<QtWarningSilencer> quiet(std::in_place);
    Application application(argc, argv);
    quiet.reset();
    QApplication::setOrganizationName(QStringLiteral("sightline"));
    QApplication::setApplicationName(QStringLiteral("sightline"));
    QApplication::setApplicationVersion(QString::fromStdString(programVersion()));
    const SettingsRead read = readSettings();
    speak(application, read.settings.language);
    theme::apply(application, read.settings.look);
    if (!read.problem.isEmpty()) sayAndReturn(read.problem, 1);
    clearTables(sharedTablesFolder());  // removes the folders that a killed program left behind
    const int status = line.picture.empty() ? play(line) : takePictureOf(line);
    letTablesGo();
    return status;
}

}  // namespace

int runProgram(int argc, char** argv) {
    serveAsModelReader(argc, argv);
    ownTheEnd();
    CommandLine line;
    CLI::App parser{"Sightline, a digital tabletop for a miniatures game", "sightline"};
    parser.add_option(
        "FILE", line.files,
        "A game, a scenario, a report, one army (opens the army builder), or two armies with or "
        "without a "
        "layout (start a game). Without FILE, the starter battle opens. With --mode layout: a "
        "layout to edit. A single shared table opens in this mode by itself");
    parser
        .add_option("--mode", line.mode,
                    "play, sandbox, layout or learn. The sandbox is a table without rules; FILE "
                    "may be a layout, a scenario or a game. In the mode learn, FILE may be a "
                    "lesson")
        ->check(CLI::IsMember({"play", "sandbox", "layout", "learn"}));
    parser.add_option("--screenshot", line.picture,
                      "Write one picture of the window to this file and exit");
    parser.add_option("--size", line.size,
                      "Size of the picture, for example 1600x1000; the largest is 7680x4320");
    parser
        .add_option("--camera", line.camera,
                    "Camera of the picture: table, top, blue, red, eyes or selection")
        ->check(CLI::IsMember({"table", "top", "blue", "red", "eyes", "selection"}));
    parser.add_flag("--no-recovery", line.noRecovery,
                    "Do not offer to continue an interrupted game");
    parser.set_version_flag("--version", "sightline " + programVersion());
    try {
        parser.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return parser.exit(error) == 0 ? 0 : 2;
    }
    // A shared table has no armies for a game, so it is opened in Layout mode.
    if (line.mode == "play" && line.files.size() == 1 && isSharedTable(line.files.front()))
        line.mode = "layout";
    if (line.mode == "layout" && !layoutArgument(line))
        return sayAndReturn(QStringLiteral("--mode layout takes one layout, not several files"), 2);
    if (line.mode == "learn" && line.files.size() > 1)
        return sayAndReturn(QStringLiteral("--mode learn takes one lesson, not several files"), 2);
    if (!parseSize(QString::fromStdString(line.size)))
        return sayAndReturn(QStringLiteral("--size expects WIDTHxHEIGHT from 100x100 to 7680x4320, "
                                           "such as 1600x1000"),
                            2);
    if (const auto missing = missingDisplay()) return sayAndReturn(*missing, 1);
    return runWindow(argc, argv, line);
}

}  // namespace sightline::app
