// Measures how long one step of dragging a piece blocks the window's thread in Layout mode, on a
// table of 60 pieces. Baseline in the same run: the same drag while the report is closed.
// Counters:
// - `longest_ms`: the longest time in which the window does not react (one turn of its event loop)
// - `longest_own_ms`: this time without other programs and without the measuring threads
// - `ratio`: the time of a step divided by the baseline
// - `measured`: the number of updates of the report during the drag
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <utility>

#include "app/window/layouts/layout/layout_window.h"
#include "app/window/layouts/layout/report_dock.h"
#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/graphics.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/theme.h"
#include "engine/layouts/terrain_shape.h"
#include "ui/private_display.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int inARow = 10, rows = 6;
constexpr int stepsInAll = 800;  // number of drag steps; every fortieth step releases the piece
constexpr int patienceForAReport = 120'000;  // longest wait for a complete report, milliseconds

double ownMilliseconds() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e3 * static_cast<double>(spent.tv_sec) + 1e-6 * static_cast<double>(spent.tv_nsec);
}

engine::TerrainLayout sixtyPieces() {
    engine::TerrainLayout layout;
    layout.name = "Sixty pieces";
    for (int i = 0; i < inARow * rows; ++i) {
        const int row = i / inARow;
        engine::TerrainPiece piece;
        piece.id = "p" + std::to_string(i);
        piece.name = piece.id;
        piece.shape = i % 2 == 0 ? engine::boxShape({3.0, 2.5, 1.0 + i % 5})
                                 : engine::cylinderShape(2.5, 1.0 + i % 3);
        piece.facts = {geometry::Movement::open, geometry::Cover::heavy, true};
        piece.position = {4.0 + 7.1 * (i % inARow), 3.5 + 5.8 * row, 0.0};
        layout.pieces.push_back(std::move(piece));
    }
    return layout;
}

/// Layout mode with a view of the table from above.
class LayoutBoard {
  public:
    explicit LayoutBoard(bool reports) {
        window.resize(1400, 900);
        window.table().painter().setSketched(true);
        window.session().begin(sixtyPieces(), {});
        window.show();
        window.activateWindow();  // only the active window receives shortcuts
        ready = QTest::qWaitForWindowActive(&window);
        QTest::keyClick(&window.table(), Qt::Key_T);
        waitUntil([this] { return window.table().settled(); });
        if (!reports) return;
        QTest::keyClick(&window.table(), Qt::Key_F9);
        ready = ready && waitUntil([this] { return window.report().measurer().complete(); },
                                   patienceForAReport);
    }
    QPointF pixelOf(double x, double y) {
        return window.table().screenOf(geometry::Vec3{x, y, 0.0});
    }
    void move(QPointF at) {
        QMouseEvent event(QEvent::MouseMove, at, window.table().mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&window.table(), &event);
    }
    void press(QPointF at) { QTest::mousePress(&window.table(), Qt::LeftButton, {}, at.toPoint()); }
    void release(QPointF at) {
        QTest::mouseRelease(&window.table(), Qt::LeftButton, {}, at.toPoint());
    }

    LayoutWindow window{LayoutWindowSettings{.asking = false, .remembering = false}};
    bool ready = false;  ///< the layout is shown; if the report is open, the report is complete
};

/// The longest turns of the window's event loop, in milliseconds.
struct LongestTurns {
    double all = 0.0, own = 0.0;
};

void turnTheLoop(LongestTurns& longest) {
    const Clock::time_point before = Clock::now();
    const double own = ownMilliseconds();
    QCoreApplication::processEvents();
    const std::chrono::duration<double, std::milli> spent = Clock::now() - before;
    longest.all = std::max(longest.all, spent.count());
    longest.own = std::max(longest.own, ownMilliseconds() - own);
}

/// Mean time of a drag step without the report, in milliseconds. 0 before the baseline was
/// measured.
double& baselineStep() {
    static double step = 0.0;
    return step;
}

// Drags a piece by an inch and back. After each release, the table report is computed again.
void dragAPiece(benchmark::State& state, bool reports) {
    LayoutBoard board(reports);
    if (!board.ready) {
        state.SkipWithError("no window, or no report came in");
        return;
    }
    constexpr int stepsOfADrag = 40;
    LongestTurns longest;
    int step = 0, told = 0;
    QObject::connect(&board.window.report().measurer(), &TableMeasurer::changed, &board.window,
                     [&told] { ++told; });
    const auto place = [&](int at) {
        const double along =
            std::abs(at % (2 * stepsOfADrag) - stepsOfADrag) / double(stepsOfADrag);
        return board.pixelOf(4.0 + along, 3.5 + along / 2.0);
    };
    double spent = 0.0;
    for (auto _ : state) {
        const Clock::time_point before = Clock::now();
        if (step % stepsOfADrag == 0) board.press(place(step));
        board.move(place(++step));
        turnTheLoop(longest);
        if (step % stepsOfADrag == 0) board.release(place(step));
        spent += std::chrono::duration<double, std::milli>(Clock::now() - before).count();
    }
    const double mean = spent / std::max(1.0, double(state.iterations()));
    if (!reports) baselineStep() = mean;
    state.counters["longest_ms"] = longest.all;
    state.counters["longest_own_ms"] = longest.own;
    state.counters["measured"] = told;
    if (baselineStep() > 0.0) state.counters["ratio"] = mean / baselineStep();
}
BENCHMARK_CAPTURE(dragAPiece, baseline_report_shut, false)
    ->Name("LayoutDrag/baseline-report-shut")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(stepsInAll)
    ->UseRealTime();
BENCHMARK_CAPTURE(dragAPiece, report_open, true)
    ->Name("LayoutDrag/report-open")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(stepsInAll)
    ->UseRealTime();

}  // namespace
}  // namespace sightline::app

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const sightline::app::PrivateDisplay display;
    QStandardPaths::setTestModeEnabled(true);
    sightline::app::chooseSurface();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sightline-bench"));
    QApplication::setApplicationName(QStringLiteral("sightline-bench"));
    sightline::app::theme::apply(application);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
