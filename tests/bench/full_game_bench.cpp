// A whole game of about 900 points on the starter table, from setup to the last round: how fast it
// is played, fed again and taken back. Baseline: the same game without terrain, in the same run.
// Targets: a replay under 100 ms, an undo under 50 ms.
#include <benchmark/benchmark.h>
#include <malloc.h>

#include <iostream>

#include "app/files/load.h"
#include "engine/conversation/game.h"
#include "engine/conversation/sensible_answer.h"
#include "engine/files/journal_file.h"
#include "engine/state/set_up.h"

namespace sightline::engine::test {
namespace {

enum class Players { random, sensible };
enum class Table { bare, full };

Scenario fullGame(Table table) {
    const auto file = app::assetsFolder() / "scenarios" / "two_full_armies.scenario.json";
    auto loaded = app::loadScenario(file);
    if (!loaded) {
        std::cerr << loaded.problem().text << "\n";
        std::exit(1);
    }
    Scenario scenario = std::move(loaded).value().scenario;
    if (table == Table::bare) scenario.pieces.clear();
    if (const auto problem = buildTable(scenario)) std::abort();
    return scenario;
}

std::unique_ptr<Game> played(const Scenario& scenario, Players players) {
    auto game = Game::start(scenario, 3).value();
    while (game->question()) {
        const auto seed = 3000009 + game->journal().answers.size();
        const Answer next =
            players == Players::random ? randomAnswer(*game, seed) : sensibleAnswer(*game, seed);
        if (game->answer(next)) std::abort();
    }
    return game;
}

void countAnswers(benchmark::State& state, const Game& game) {
    const auto answers = static_cast<double>(game.journal().answers.size());
    state.counters["answers"] = answers;
    state.counters["answers_per_second"] =
        benchmark::Counter(answers, benchmark::Counter::kIsIterationInvariantRate);
}

void play(benchmark::State& state, Table table, Players players) {
    const Scenario scenario = fullGame(table);
    std::unique_ptr<Game> game;
    for (auto _ : state) game = played(scenario, players);
    countAnswers(state, *game);
}

void replayed(benchmark::State& state, Table table, Players players) {
    const Scenario scenario = fullGame(table);
    const auto game = played(scenario, players);
    for (auto _ : state) benchmark::DoNotOptimize(replay(scenario, game->journal()));
    countAnswers(state, *game);
}

void takenBack(benchmark::State& state, Table table, Players players) {
    const auto game = played(fullGame(table), players);
    for (auto _ : state) {
        game->undo();
        state.PauseTiming();
        game->redo();
        state.ResumeTiming();
    }
    state.counters["answers"] = static_cast<double>(game->journal().answers.size());
}

/// What one running game keeps on the heap, at its end.
void memory(benchmark::State& state, Table table, Players players) {
    const Scenario scenario = fullGame(table);
    for (auto _ : state) {
        const auto before = mallinfo2().uordblks;
        const auto game = played(scenario, players);
        state.counters["bytes"] = static_cast<double>(mallinfo2().uordblks - before);
    }
}

#define SIGHTLINE_FULL_GAME(measure)                                              \
    BENCHMARK_CAPTURE(measure, baseline_bare_table, Table::bare, Players::random) \
        ->Unit(benchmark::kMillisecond);                                          \
    BENCHMARK_CAPTURE(measure, random, Table::full, Players::random)              \
        ->Unit(benchmark::kMillisecond);                                          \
    BENCHMARK_CAPTURE(measure, sensible, Table::full, Players::sensible)          \
        ->Unit(benchmark::kMillisecond)

SIGHTLINE_FULL_GAME(play);
SIGHTLINE_FULL_GAME(replayed);
SIGHTLINE_FULL_GAME(takenBack);
SIGHTLINE_FULL_GAME(memory);

}  // namespace
}  // namespace sightline::engine::test
