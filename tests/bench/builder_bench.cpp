// Measures how long a click in the army builder blocks the window's thread. Baseline: only drawing
// the unit's card. `longest_ms` is the longest time in which the window does not react: one turn of
// its event loop with all events that waited for it. `longest_own_ms` is the same time without the
// time of other programs.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <memory>

#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/offers/card_page.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/shell/look/theme.h"
#include "bench/event_turns.h"
#include "ui/private_display.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

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
    void take(Step step, LongestTurn& longest) {
        takeTurns(
            step, [&] { return window.offers().settled() && window.card().settled(); }, longest);
    }

    CardStock stock;
    BuilderWindow window{stock, BuilderSettings{.asking = false, .remembering = false}};
};

void drawTheCardAlone(benchmark::State& state) {
    Desk desk;
    LongestTurn longest;
    desk.take([&] { desk.window.model().select(0); }, longest);
    CardPage* card = &desk.window.card();
    for (auto _ : state) benchmark::DoNotOptimize(card->grab());
}
BENCHMARK(drawTheCardAlone)->Unit(benchmark::kMillisecond);

void selectAUnit(benchmark::State& state) {
    Desk desk;
    LongestTurn longest;
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
    LongestTurn longest;
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
