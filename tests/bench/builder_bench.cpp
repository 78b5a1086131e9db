// What a click in the army builder costs the window's thread. Baseline: drawing the unit's card alone.
// `longest_ms` is the longest that the window cannot answer: one event of the step or of what follows.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <chrono>
#include <memory>
#include <utility>

#include "app/window/builder/builder_window.h"
#include "app/window/builder/card_page.h"
#include "app/window/builder/offer_panel.h"
#include "app/window/theme.h"
#include "ui/private_display.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

using Clock = std::chrono::steady_clock;

/// The builder with a ready army in it, everything read and drawn.
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
    /// A step and everything that follows it; its longest event in milliseconds.
    template <class Step>
    double take(Step step) {
        double longest = 0.0;
        Clock::time_point before = Clock::now();
        const auto lap = [&] {
            const Clock::time_point now = Clock::now();
            const std::chrono::duration<double, std::milli> spent = now - std::exchange(before, now);
            longest = std::max(longest, spent.count());
        };
        step();
        lap();
        for (int turn = 0; turn < 20 || !window.offers().settled(); ++turn) {
            QCoreApplication::processEvents();
            lap();
        }
        return longest;
    }

    CardStock stock;
    BuilderWindow window{stock, BuilderSettings{.asking = false, .remembering = false}};
};

void drawTheCardAlone(benchmark::State& state) {
    Desk desk;
    auto* card = desk.window.findChild<CardPage*>();
    for (auto _ : state) benchmark::DoNotOptimize(card->grab());
}
BENCHMARK(drawTheCardAlone)->Unit(benchmark::kMillisecond);

void selectAUnit(benchmark::State& state) {
    Desk desk;
    double longest = 0.0;
    std::size_t unit = 0;
    for (auto _ : state) {
        unit = (unit + 1) % desk.window.model().list().units.size();
        longest = std::max(longest, desk.take([&] { desk.window.model().select(unit); }));
    }
    state.counters["longest_ms"] = longest;
}
BENCHMARK(selectAUnit)->Unit(benchmark::kMillisecond);

void addAUnit(benchmark::State& state) {
    Desk desk;
    double longest = 0.0;
    for (auto _ : state) {
        longest =
            std::max(longest, desk.take([&] { desk.window.model().addUnit("rebel-troopers"); }));
        desk.take([&] { desk.window.model().undo(); });
    }
    state.counters["longest_ms"] = longest;
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
