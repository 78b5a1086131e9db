// Whole games of about 900 points on the starter table, from the setup to the last round: ten games
// of random players and three of sensible players. Measures playing, replay and undo. Baseline in
// the same run: games without terrain. Targets for one game: a replay in less than 100 ms, an undo
// in less than 50 ms.
#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <map>
#include <numeric>

#include "app/files/tables/load.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/set_up.h"

namespace sightline::engine::test {
namespace {

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

std::unique_ptr<Game> played(const Scenario& scenario, PlayerKind players, std::uint64_t number) {
    auto game = Game::start(scenario, number).value();
    while (game->question()) {
        const auto seed = number * 1000003 + game->journal().answers.size();
        const Answer next = answerBy(players, *game, seed);
        if (game->answer(next)) std::abort();
    }
    return game;
}

/// Several games, because the time differs between games. Each game is played once and then cached.
const std::vector<std::unique_ptr<Game>>& someGames(Table table, PlayerKind players) {
    static std::map<std::pair<Table, PlayerKind>, std::vector<std::unique_ptr<Game>>> all;
    auto& games = all[{table, players}];
    if (!games.empty()) return games;
    const std::uint64_t count = players == PlayerKind::random ? 10 : 3;
    for (std::uint64_t number = 1; number <= count; ++number)
        games.push_back(played(fullGame(table), players, number));
    return games;
}

/// Times of each game in milliseconds.
class PerGame {
  public:
    explicit PerGame(std::size_t games) : all_(games) {}

    template <class Work>
    void time(std::size_t game, const Work& work) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const auto taken = std::chrono::steady_clock::now() - start;
        all_[game].push_back(std::chrono::duration<double, std::milli>(taken).count());
    }
    /// Each game was measured several times; the median is the time of this game. Reports the mean,
    /// the median and the worst of the games' times.
    void tell(benchmark::State& state) {
        std::vector<double> games;
        for (auto& times : all_) {
            std::sort(times.begin(), times.end());
            games.push_back(times[times.size() / 2]);
        }
        std::sort(games.begin(), games.end());
        state.counters["mean_ms"] =
            std::accumulate(games.begin(), games.end(), 0.0) / static_cast<double>(games.size());
        state.counters["median_ms"] = games[games.size() / 2];
        state.counters["worst_ms"] = games.back();
    }

  private:
    std::vector<std::vector<double>> all_;
};

void countAnswers(benchmark::State& state, const std::vector<std::unique_ptr<Game>>& games) {
    double answers = 0.0;
    for (const auto& game : games) answers += static_cast<double>(game->journal().answers.size());
    state.counters["answers_of_a_game"] = answers / static_cast<double>(games.size());
    state.counters["answers_per_second"] =
        benchmark::Counter(answers, benchmark::Counter::kIsIterationInvariantRate);
}

void play(benchmark::State& state, Table table, PlayerKind players) {
    const Scenario scenario = fullGame(table);
    std::vector<std::unique_ptr<Game>> games(1);
    for (auto _ : state) games[0] = played(scenario, players, 3);
    countAnswers(state, games);
}

void replayed(benchmark::State& state, Table table, PlayerKind players) {
    const Scenario scenario = fullGame(table);
    const auto& games = someGames(table, players);
    PerGame times(games.size());
    for (auto _ : state)
        for (std::size_t i = 0; i < games.size(); ++i)
            times.time(i, [&] { benchmark::DoNotOptimize(replay(scenario, games[i]->journal())); });
    countAnswers(state, games);
    times.tell(state);
}

void takenBack(benchmark::State& state, Table table, PlayerKind players) {
    const auto& games = someGames(table, players);
    PerGame times(games.size());
    for (auto _ : state)
        for (std::size_t i = 0; i < games.size(); ++i) {
            times.time(i, [&] { games[i]->undo(); });
            games[i]->redo();
        }
    times.tell(state);
}

/// The heap memory of one running game, measured at the end of the game.
void memory(benchmark::State& state, Table table, PlayerKind players) {
    const Scenario scenario = fullGame(table);
    for (auto _ : state) {
        const auto before = mallinfo2().uordblks;
        const auto game = played(scenario, players, 3);
        state.counters["bytes"] = static_cast<double>(mallinfo2().uordblks - before);
    }
}

#define SIGHTLINE_FULL_GAME(measure)                                                 \
    BENCHMARK_CAPTURE(measure, baseline_bare_table, Table::bare, PlayerKind::random) \
        ->UseRealTime()                                                              \
        ->Unit(benchmark::kMillisecond);                                             \
    BENCHMARK_CAPTURE(measure, random, Table::full, PlayerKind::random)              \
        ->UseRealTime()                                                              \
        ->Unit(benchmark::kMillisecond);                                             \
    BENCHMARK_CAPTURE(measure, sensible_1, Table::full, PlayerKind::sensible1)       \
        ->UseRealTime()                                                              \
        ->Unit(benchmark::kMillisecond);                                             \
    BENCHMARK_CAPTURE(measure, sensible, Table::full, PlayerKind::sensible)          \
        ->UseRealTime()                                                              \
        ->Unit(benchmark::kMillisecond)

SIGHTLINE_FULL_GAME(play);
SIGHTLINE_FULL_GAME(replayed);
SIGHTLINE_FULL_GAME(takenBack);
SIGHTLINE_FULL_GAME(memory);

}  // namespace
}  // namespace sightline::engine::test
