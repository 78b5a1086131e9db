// Measures two things: the time from the start of the program to the first question of the starter
// battle, and the time of one step of the timeline. The baseline of the start is the start of the
// same game without a window. The baseline of the step is making one view of the same game. The
// step does not include the drawing of the table, because its time depends on the graphics card
// (see rendering_bench).
#include <benchmark/benchmark.h>

#include <QApplication>
#include <chrono>
#include <filesystem>
#include <memory>

#include "app/files/assets_folder.h"
#include "app/files/tables/load.h"
#include "app/window/legion/table/graphics.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/timeline/timeline_slider.h"
#include "app/window/legion/timeline/timeline_strip.h"
#include "app/window/main_window.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/sheet.h"
#include "app/window/timeline_desk.h"
#include "bench/event_turns.h"
#include "engine/legion/rules/game/game.h"
#include "ui/private_display.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

constexpr QSize benchSize{1280, 720};

QString gameFile() {
    return QStringLiteral(SIGHTLINE_TEST_DATA "/../journals/companies_with_sense.sightline");
}

std::filesystem::path starter() { return assetsFolder() / "scenarios" / "starter.scenario.json"; }

std::unique_ptr<MainWindow> openWindow() {
    auto window = std::make_unique<MainWindow>(WindowSettings{
        .asking = false, .remembering = false, .banner = false, .effects = false, .sounds = false});
    window->resize(benchSize);
    window->show();
    return window;
}

void startWithoutAWindow(benchmark::State& state) {
    for (auto _ : state) {
        const auto loaded = loadScenario(starter());
        if (!loaded) return state.SkipWithError(loaded.problem().text.c_str());
        benchmark::DoNotOptimize(engine::Game::start(loaded->scenario, 1));
    }
}
BENCHMARK(startWithoutAWindow)->Unit(benchmark::kMillisecond)->Iterations(1);

// One iteration, because a second start in the same process finds files and shaders in its caches.
// `still_ms` is the time until the table has all its detail.
void firstQuestion(benchmark::State& state) {
    const auto begin = std::chrono::steady_clock::now();
    std::unique_ptr<MainWindow> window;
    bool drawn = false;
    for (auto _ : state) {
        window = openWindow();
        QObject::connect(window->parts().table, &QOpenGLWidget::frameSwapped,
                         [&] { drawn = window->session().question() != nullptr; });
        if (window->files().openStarter()) return state.SkipWithError("not started");
        waitUntil([&] { return drawn; });
    }
    waitUntil([&] { return window->parts().table->settled(); }, 120'000);
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - begin;
    state.counters["still_ms"] = spent.count();
}
BENCHMARK(firstQuestion)->Unit(benchmark::kMillisecond)->Iterations(1);

void viewAlone(benchmark::State& state) {
    const auto window = openWindow();
    if (window->files().open(gameFile())) return state.SkipWithError("not opened");
    const auto& game = window->session().game();
    for (auto _ : state) benchmark::DoNotOptimize(game.view(engine::Player::blue));
}
BENCHMARK(viewAlone)->Unit(benchmark::kMillisecond);

void stepOfTheTimeline(benchmark::State& state) {
    const auto window = openWindow();
    if (window->files().open(gameFile())) return state.SkipWithError("not opened");
    TableView* table = window->parts().table;
    for (Sheet* sheet : window->findChildren<Sheet*>()) sheet->close();
    waitUntil([&] { return table->settled(); });
    table->setUpdatesEnabled(false);
    const auto settled = [] { return true; };
    window->timeline().open();
    TimelineSlider& slider = window->parts().timeline->slider();
    waitUntil([&] { return slider.maximum() > 0; });
    LongestTurn longest;
    int at = slider.maximum() / 2;
    takeTurns([&] { slider.setValue(at); }, settled, longest);
    longest = {};
    for (auto _ : state) {
        at = at + 1 < slider.maximum() ? at + 1 : slider.maximum() / 2;
        takeTurns([&] { slider.setValue(at); }, settled, longest);
    }
    longest.tell(state);
}
BENCHMARK(stepOfTheTimeline)->Unit(benchmark::kMillisecond)->Iterations(100);

}  // namespace
}  // namespace sightline::app

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const sightline::app::PrivateDisplay display;
    sightline::app::chooseSurface();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sightline-bench"));
    QApplication::setApplicationName(QStringLiteral("sightline-bench"));
    sightline::app::theme::apply(application);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
