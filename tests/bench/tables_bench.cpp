// Measures the time of the reports about two tables: a dense table of plain solids, and a table of
// models (Dustfall). Baseline in the same run: one thread tests a trooper's placement at every half
// inch of the dense table. Counter `ratio`: the time of the report divided by the baseline. Counter
// `cpu_s`: the processor time of the report on all threads, in seconds.
#include <benchmark/benchmark.h>

#include <chrono>
#include <ctime>
#include <limits>

#include "app/files/tables/load.h"
#include "engine/legion/advice/layout_review/table_report.h"
#include "property/geometry/sight_tables.h"

namespace sightline::engine::test {
namespace {
using namespace geometry::test;

/// 60 pieces of several kinds, which cover a little more than a quarter of the table.
const LaidTable& denseTable() {
    static const LaidTable table = [] {
        TableDice dice(11);
        std::vector<geometry::PieceSpec> pieces;
        const geometry::Facts scatter{geometry::Kind::scatter,
                                      geometry::Movement::impassable,
                                      geometry::Cover::light,
                                      true,
                                      {}};
        for (int i = 0; i < 60; ++i) {
            const std::string id = "p" + std::to_string(i);
            const int row = i / 10;
            const geometry::Vec3 at(4.0 + 7.1 * (i % 10) + dice(-1, 1),
                                    3.5 + 5.8 * row + dice(-0.8, 0.8), 0.0);
            if (i % 4 == 0)
                pieces.push_back(
                    box(id, at, {dice(4, 5), dice(3, 4), dice(2, 7)}, heavyWall(), dice(0, 180)));
            else if (i % 4 == 1)
                pieces.push_back(cylinder(id, at, dice(3, 5), dice(1, 4), woods()));
            else if (i % 4 == 2)
                pieces.push_back(
                    box(id, at, {3, 0.6, 0.9}, geometry::test::barricade(), dice(0, 180)));
            else
                pieces.push_back(cylinder(id, at, dice(1, 2.5), dice(0.8, 4), scatter));
        }
        const auto dimensions = app::loadDimensions(app::assetsFolder());
        Layout layout;
        layout.pieces = std::move(pieces);
        return laidTable(layout, *dimensions).value();
    }();
    return table;
}

/// A table of detailed models, like the tables that players build.
const LaidTable& modelTable() {
    static const LaidTable table = [] {
        const auto assets = app::assetsFolder();
        const auto dimensions = app::loadDimensions(assets);
        return laidTable(*app::loadLayout(assets / "layouts/dustfall.layout.json"), *dimensions)
            .value();
    }();
    return table;
}

const std::vector<BattleCard>& missionCards() {
    static const std::vector<BattleCard> cards = [] {
        auto all = app::loadBattleCards(app::assetsFolder()).value();
        const auto catalogue = app::loadCatalogue(app::assetsFolder());
        for (const BattleEntry& entry : catalogue->battleCards) all.push_back(playedAs(entry));
        return all;
    }();
    return cards;
}

void judgeEveryPlace() {
    const LaidTable& table = denseTable();
    for (double y = 0.25; y < 36.0; y += 0.5)
        for (double x = 0.25; x < 72.0; x += 0.5)
            benchmark::DoNotOptimize(
                judgePlacement(table.field, trooper(x, y, std::numeric_limits<double>::infinity()),
                               {})
                    .legal);
}

double seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

double baselineSeconds() {
    static const double once = [] {
        judgeEveryPlace();
        const double start = seconds();
        judgeEveryPlace();
        return seconds() - start;
    }();
    return once;
}

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void everyPlace(benchmark::State& state) {
    for (auto _ : state) judgeEveryPlace();
}

void report(benchmark::State& state, const LaidTable& (*table)(), bool quick) {
    table();  // builds the table before the measurement
    double spent = 0.0, first = 0.0, worked = 0.0;
    for (auto _ : state) {
        ReportSettings settings;
        settings.quick = quick;
        const double start = seconds(), idle = processorSeconds();
        double firstTold = 0.0;
        settings.progress = [&](const TableReport&, double) {
            if (firstTold == 0.0) firstTold = seconds() - start;
        };
        benchmark::DoNotOptimize(reportOf(table(), missionCards(), settings));
        spent += seconds() - start;
        worked += processorSeconds() - idle;
        first += firstTold;
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["ratio"] = spent / runs / baselineSeconds();
    state.counters["cpu_s"] = worked / runs;
    state.counters["first_figures_s"] = first / runs;
}

}  // namespace

BENCHMARK(everyPlace)->Name("TableReport/baseline-places")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(report, quick, denseTable, true)
    ->Name("TableReport/quick")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(report, whole, denseTable, false)
    ->Name("TableReport/whole")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(report, models, modelTable, false)
    ->Name("TableReport/models")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace sightline::engine::test
