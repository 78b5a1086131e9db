// Measures how long a click in the army builder blocks the window's thread. Baseline: only drawing
// the unit's card. `longest_ms` is the longest time in which the window does not react: one turn of
// its event loop with all events that waited for it. `longest_own_ms` is the same time without the
// time of other programs.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <memory>
#include <utility>

#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/offers/card_page.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/shell/look/theme.h"
#include "ui/private_display.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

using Clock = std::chrono::steady_clock;

/// CPU time of this thread in milliseconds.
double ownTime() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e3 * static_cast<double>(spent.tv_sec) + 1e-6 * static_cast<double>(spent.tv_nsec);
}

/// The longest turns of the event loop in a run, in milliseconds.
struct Longest {
    double all = 0.0, own = 0.0;
    void tell(benchmark::State& state) const {
        state.counters["longest_ms"] = all;
        state.counters["longest_own_ms"] = own;
    }
};

/// The army builder with a complete army. All cards are loaded and the window is drawn.
class Desk {
  public:
    Desk() {
        window.resize(1400, 900);
        window.show();
        stock.load();
        waitUntil([this] { return window.ready(); });
        window.open(QStringLiteral(SIGHTLINE_ASSETS "/armies/rebels_hope.army.json"));
        waitUntil([this] { return window.offers().settled(); });
    }
    /// Runs a step and handles all events that follow from it.
    template <class Step>
    void take(Step step, Longest& longest) {
        Clock::time_point before = Clock::now();
        double own = ownTime();
        const auto lap = [&] {
            const Clock::time_point now = Clock::now();
            const std::chrono::duration<double, std::milli> spent =
                now - std::exchange(before, now);
            longest.all = std::max(longest.all, spent.count());
            const double done = ownTime();
            longest.own = std::max(longest.own, done - std::exchange(own, done));
        };
        step();
        lap();
        const auto settled = [&] { return window.offers().settled() && window.card().settled(); };
        for (int turn = 0; turn < 20 || !settled(); ++turn) {
            QCoreApplication::processEvents();
            lap();
            if (!settled()) turn = 0;
        }
    }

    CardStock stock;
    BuilderWindow window{stock, BuilderSettings{.asking = false, .remembering = false}};
};

void drawTheCardAlone(benchmark::State& state) {
    Desk desk;
    Longest longest;
    desk.take([&] { desk.window.model().select(0); }, longest);
    CardPage* card = &desk.window.card();
    for (auto _ : state) benchmark::DoNotOptimize(card->grab());
}
BENCHMARK(drawTheCardAlone)->Unit(benchmark::kMillisecond);

void selectAUnit(benchmark::State& state) {
    Desk desk;
    Longest longest;
    std::size_t unit = 0;
    for (auto _ : state) {
        unit = (unit + 1) % desk.window.model().list().units.size();
        desk.take([&] { desk.window.model().select(unit); }, longest);
    }
    longest.tell(state);
}
BENCHMARK(selectAUnit)->Unit(benchmark::kMillisecond);

void addAUnit(benchmark::State& state) {
    Desk desk;
    Longest longest;
    for (auto _ : state) {
        desk.take([&] { desk.window.model().addUnit("rebel-troopers"); }, longest);
        desk.take([&] { desk.window.model().undo(); }, longest);
    }
    longest.tell(state);
}
BENCHMARK(addAUnit)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sightline::app

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const sightline::app::PrivateDisplay display;
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sightline-bench"));
    QApplication::setApplicationName(QStringLiteral("sightline-bench"));
    sightline::app::theme::apply(application);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
