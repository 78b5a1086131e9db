// Measures the time that the rules of an attack need in addition to the dice rolls. The attack
// takes place among the terrain and miniatures of the starter battle. Baseline in the same run: an
// attack on an empty table.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <iostream>

#include "app/files/tables/load.h"
#include "engine/legion/advice/odds/optimal_odds.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/talk/generator.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

Scenario starterBattle() {
    auto loaded = app::loadScenario(app::assetsFolder() / "scenarios" / "starter.scenario.json");
    if (!loaded) {
        std::cerr << loaded.problem().text << "\n";
        std::exit(1);
    }
    return std::move(loaded).value().scenario;
}

Answer anyAnswer(const Game& game) {
    if (game.question()->ask == Ask::rollDice) return game.seededDice();
    return randomAnswer(game, game.journal().answers.size());
}

/// A game that asks a player for an action and offers an attack.
std::unique_ptr<Game> readyToAttack(const Scenario& scenario) {
    auto game = Game::start(scenario, 1).value();
    while (game->question()) {
        const auto& options = game->question()->options;
        if (std::find(options.begin(), options.end(), Option{Action::attack}) != options.end()) {
            return game;
        }
        if (game->answer(anyAnswer(*game))) break;
    }
    return nullptr;
}

/// Plays from the action "attack" to the next action. Returns all answers.
std::vector<Answer> attackOf(Game& game) {
    const auto before = game.journal().answers.size();
    const auto& options = game.question()->options;
    const auto attack = std::find(options.begin(), options.end(), Option{Action::attack});
    game.answer(Pick{static_cast<int>(attack - options.begin())});
    while (game.question() && game.view(Player::blue).attack) {
        if (game.answer(anyAnswer(game))) break;
    }
    const auto& answers = game.journal().answers;
    return {answers.begin() + static_cast<std::ptrdiff_t>(before), answers.end()};
}

void oneAttack(benchmark::State& state, const Scenario& scenario) {
    auto game = readyToAttack(scenario);
    if (!game) return state.SkipWithError("nobody may attack");
    const Journal start = game->journal();
    const std::vector<Answer> answers = attackOf(*game);
    for (auto _ : state) {
        state.PauseTiming();
        auto played = replay(scenario, start).value();
        state.ResumeTiming();
        for (const Answer& answer : answers) benchmark::DoNotOptimize(played->answer(answer));
        state.PauseTiming();
        played.reset();
        state.ResumeTiming();
    }
    state.counters["answers"] = static_cast<double>(answers.size());
}

std::unique_ptr<Game> wholeGame(const Scenario& scenario, std::uint64_t seed) {
    auto game = Game::start(scenario, seed).value();
    while (game->question()) {
        if (game->answer(anyAnswer(*game))) break;
    }
    return game;
}

void randomGame(benchmark::State& state, const Scenario& scenario) {
    std::size_t answers = 0;
    for (auto _ : state) answers = wholeGame(scenario, 3)->journal().answers.size();
    state.counters["answers"] = static_cast<double>(answers);
}

void replayOfIt(benchmark::State& state, const Scenario& scenario) {
    const Journal journal = wholeGame(scenario, 3)->journal();
    for (auto _ : state) benchmark::DoNotOptimize(replay(scenario, journal));
    state.counters["answers"] = static_cast<double>(journal.answers.size());
}

void preview(benchmark::State& state, const Scenario& scenario) {
    const auto game = Game::start(scenario, 1).value();
    const View view = game->view(Player::blue);
    std::vector<UnitId> blue, red;
    for (const UnitView& unit : view.units) {
        (unit.player == Player::blue ? blue : red).push_back(unit.id);
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const UnitId attacker = blue[next % blue.size()];
        const UnitId defender = red[next / blue.size() % red.size()];
        benchmark::DoNotOptimize(previewAttack(view, attacker, defender));
        ++next;
    }
}

void takingBack(benchmark::State& state, const Scenario& scenario) {
    const auto game = wholeGame(scenario, 3);
    for (auto _ : state) {
        game->undo();
        game->redo();
    }
    state.counters["answers"] = static_cast<double>(game->journal().answers.size());
}

OddsQuestion volley() {
    OddsQuestion question;
    question.pool[Die::blackAttack] = 6;
    question.aim = 1;
    question.cover = geometry::Cover::light;
    return question;
}

void exactOdds(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(oddsOf(volley()));
}

void exactOptimalOdds(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(optimalOdds(volley()));
}

/// The odds of the largest attack that `sightline-cli odds` accepts, without tokens of other units.
void largestOptimalOdds(benchmark::State& state) {
    OddsQuestion question;
    for (Die die : {Die::redAttack, Die::blackAttack, Die::whiteAttack}) question.pool[die] = 6;
    question.aim = 5;
    question.observation = 4;
    question.attackSurgeTokens = question.dodge = 2;
    question.cover = geometry::Cover::heavy;
    for (auto _ : state) benchmark::DoNotOptimize(optimalOdds(question));
}

/// Rolls the dice of one attack pool a thousand times, without the rules. A preview that samples
/// dice would need at least this time.
void sampledDice(benchmark::State& state) {
    Generator generator(1);
    const std::vector<Die> dice = volley().pool.dice();
    for (auto _ : state) {
        for (int i = 0; i < 1000; ++i) {
            for (Die die : dice) benchmark::DoNotOptimize(rollOne(generator, die));
        }
    }
}

/// A battle of troopers against troopers without terrain between them.
Scenario emptyBattle() { return shootOut(); }

BENCHMARK_CAPTURE(oneAttack, baseline_empty_table, emptyBattle());
BENCHMARK_CAPTURE(oneAttack, starter_battle, starterBattle())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(preview, baseline_empty_table, emptyBattle());
BENCHMARK_CAPTURE(preview, skirmish, skirmish());
BENCHMARK_CAPTURE(preview, starter_battle, starterBattle())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(randomGame, baseline_empty_table, emptyBattle())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(randomGame, skirmish, skirmish())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(replayOfIt, skirmish, skirmish())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(takingBack, skirmish, skirmish())->Unit(benchmark::kMillisecond);
BENCHMARK(sampledDice)->Name("odds/baseline_1000_rolls")->Unit(benchmark::kMicrosecond);
BENCHMARK(exactOdds)->Name("odds/exact")->Unit(benchmark::kMicrosecond);
BENCHMARK(exactOptimalOdds)->Name("odds/optimal")->Unit(benchmark::kMicrosecond);
BENCHMARK(largestOptimalOdds)->Name("odds/optimal_largest")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sightline::engine::test
