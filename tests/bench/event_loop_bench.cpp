// Sends random mouse and key events to the window for several minutes. Reports each time span in
// which the window's event loop was blocked, the functions that ran in this time, and the used
// memory at the start and at the end. Usage: event_loop_bench [MINUTES] [SEED] [WIDTH HEIGHT]
// [MILLISECONDS of an allowed block] [JOURNAL to open repeatedly]
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <fstream>

#include "app/files/tables/load.h"
#include "app/window/legion/table/graphics.h"
#include "app/window/main_window.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_files.h"
#include "bench/loop_watch.h"
#include "bench/random_hand.h"
#include "ui/private_display.h"

namespace sightline::app {
namespace {

constexpr int minuteInMilliseconds = 60'000, gameLasts = 3 * minuteInMilliseconds,
              journalLasts = minuteInMilliseconds / 4;

double residentMegabytes() {
    long pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return double(resident) * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

struct Run {
    int minutes = 1;
    std::uint64_t seed = 1;
    QSize size{1280, 720};
    std::chrono::milliseconds tolerated{100};
    QString journal;  ///< empty: the bench uses the built-in battles in turn
};

// Several battles are used in turn, so that the run continues after the end of one game.
QString battle(int number) {
    constexpr std::array battles{"starter", "two_full_armies", "full_game"};
    const std::string name =
        std::string(battles.at(std::size_t(number) % battles.size())) + ".scenario.json";
    return QString::fromStdString((assetsFolder() / "scenarios" / name).string());
}

void openNext(MainWindow& window, const Run& run, int number) {
    const auto problem = window.files().open(run.journal.isEmpty() ? battle(number) : run.journal);
    if (problem) std::printf("not opened: %s\n", problem->toUtf8().constData());
}

int runFor(const Run& run, WatchedApplication& application) {
    QApplication::setQuitOnLastWindowClosed(false);
    QElapsedTimer clock;
    clock.start();
    MainWindow window;
    window.setGeometry(QRect(QPoint(0, 0), run.size));
    window.show();
    QTimer::singleShot(0, &window, [&] { openNext(window, run, 0); });
    RandomHand hand(run.seed, run.size.width(), run.size.height(), window.winId());
    double before = 0.0, longest = 0.0;
    int game = 0;
    std::size_t stops = 0;
    QTimer tell, renew;
    QObject::connect(&tell, &QTimer::timeout, [&] {
        if (before == 0.0 && clock.elapsed() > minuteInMilliseconds) before = residentMegabytes();
        for (const LoopStop& stop : application.takeStops()) {
            ++stops;
            longest = std::max(longest, stop.milliseconds);
            std::printf("%7.1f s: %6.0f ms, %s\n", double(clock.elapsed()) / 1e3, stop.milliseconds,
                        stop.event.c_str());
            for (const std::string& line : stop.doing) std::printf("    %s\n", line.c_str());
        }
        std::fflush(stdout);
        if (!window.isVisible()) window.show();
        if (clock.elapsed() > qint64(run.minutes) * minuteInMilliseconds) application.exit(0);
    });
    QObject::connect(&renew, &QTimer::timeout, [&] { openNext(window, run, ++game); });
    tell.start(1000);
    renew.start(run.journal.isEmpty() ? gameLasts : journalLasts);
    const int status = QApplication::exec();
    std::printf(
        "%zu acts in %d minutes, %zu stops over %d ms, the longest %.0f ms; %.0f MB after "
        "the first minute, %.0f MB at the end\n",
        hand.acts(), run.minutes, stops, int(run.tolerated.count()), longest, before,
        residentMegabytes());
    return status;
}

}  // namespace
}  // namespace sightline::app

int main(int argc, char** argv) {
    using namespace sightline::app;
    Run run;
    if (argc > 1) run.minutes = std::atoi(argv[1]);
    if (argc > 2) run.seed = std::strtoull(argv[2], nullptr, 10);
    if (argc > 4) run.size = QSize(std::atoi(argv[3]), std::atoi(argv[4]));
    if (argc > 5) run.tolerated = std::chrono::milliseconds(std::max(2, std::atoi(argv[5])));
    if (argc > 6) run.journal = QDir().absoluteFilePath(argv[6]);
    const PrivateDisplay display;
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath("data").toUtf8());
    qputenv("XDG_CONFIG_HOME", home.filePath("config").toUtf8());
    QDir::setCurrent(home.path());  // random input may save files here
    chooseSurface();
    WatchedApplication application(argc, argv, run.tolerated);
    QApplication::setOrganizationName(QStringLiteral("sightline-bench"));
    QApplication::setApplicationName(QStringLiteral("sightline-bench"));
    theme::apply(application);
    return runFor(run, application);
}
