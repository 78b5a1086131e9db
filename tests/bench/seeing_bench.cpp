// Measures visibility on the tables of sight_bench: which of sixty miniatures one miniature sees,
// the exposure map, and the update after one miniature moved. Baseline: a pattern of 95 sample
// lines, tested with Sightline's own BVH.
#include "bench/sight_cases.h"
#include "geometry/sight/exposure.h"
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry::test {
namespace {

std::vector<Silhouette> sixtyEnemies(const SightTable& table) {
    TableDice dice(9);
    std::vector<Silhouette> enemies;
    enemies.reserve(60);
    for (int i = 0; i < 60; ++i)
        enemies.push_back(silhouetteOf(standing(table, dice, {dice(2, 70), dice(2, 34)}, 1)));
    return enemies;
}

template <bool exact>
void oneAgainstSixty(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const auto enemies = sixtyEnemies(table);
    TableDice dice(11);
    Times times;
    for (auto _ : state) {
        const Mini eye = standing(table, dice, {dice(2, 70), dice(2, 34)}, 1);
        const double start = microseconds();
        const Viewer viewer(table.field, silhouetteOf(eye), verdictAlone());
        for (const Silhouette& enemy : enemies) {
            if (exact)
                benchmark::DoNotOptimize(viewer.look(enemy));
            else
                benchmark::DoNotOptimize(viewer.sees(enemy));
        }
        times.add(microseconds() - start);
    }
    times.tell(state);
}

// The sight query that the window makes while a player drags a miniature. It tests sample lines.
// For a pair without a clear line, it also tries a short proof that the pair is blocked.
void oneAgainstSixtyLive(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const auto enemies = sixtyEnemies(table);
    TableDice dice(11);
    SightSettings settings = verdictAlone();
    settings.proof = mapProof;
    Times times;
    double unsure = 0.0, asked = 0.0;
    for (auto _ : state) {
        const Mini eye = standing(table, dice, {dice(2, 70), dice(2, 34)}, 1);
        const double start = microseconds();
        const Viewer viewer(table.field, silhouetteOf(eye), settings);
        const std::vector<Sight> sights = viewer.glances(enemies);
        times.add(microseconds() - start);
        unsure +=
            static_cast<double>(std::count_if(sights.begin(), sights.end(), [](const Sight& it) {
                return it.verdict == SightVerdict::contested;
            }));
        asked += static_cast<double>(sights.size());
    }
    times.tell(state);
    state.counters["unsure"] = unsure / asked;
}

// Baseline: a fixed pattern of sample lines to all sixty miniatures, tested with Sightline's own
// BVH.
void oneAgainstSixtyByLines(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const auto enemies = sixtyEnemies(table);
    const Obstruction obstruction(table.field, {});
    TableDice dice(11);
    Times times;
    for (auto _ : state) {
        const Silhouette eye = silhouetteOf(standing(table, dice, {dice(2, 70), dice(2, 34)}, 1));
        const double start = microseconds();
        for (const Silhouette& enemy : enemies) {
            const Corridor corridor(obstruction, eye, enemy, 0.0);
            const auto lines = pattern95(eye, enemy);
            benchmark::DoNotOptimize(
                std::any_of(lines.begin(), lines.end(),
                            [&](const Segment& line) { return !corridor.isCrossed(line); }));
        }
        times.add(microseconds() - start);
    }
    times.tell(state);
}

Mini eyeOf(const SightTable& table) {
    TableDice dice(13);
    return standing(table, dice, {36, 18}, 8);
}

void tellCells(benchmark::State& state, const ExposureMap& map) {
    const auto cells = static_cast<double>(map.cells.size());
    state.counters["eyes"] = map.eyes;
    state.counters["unsure"] = unsureCells(map) / cells;
    state.counters["seen"] =
        static_cast<double>(std::count_if(map.cells.begin(), map.cells.end(),
                                          [](const auto& it) { return it.seenBy > 0; })) /
        cells;
}

// The exposure map of one viewer for the whole table, with a proof for each hidden cell.
void exposureMap(benchmark::State& state) {
    const std::vector<Mini> eye{eyeOf(bigTable(0))};
    ExposureSettings settings;
    ExposureMap map;
    for (auto _ : state) map = exposureOf(bigTable(0).field, eye, settings);
    tellCells(state, map);
}
// Decides the unsure cells of the exposure map with a longer proof.
void exposureSettled(benchmark::State& state) {
    const std::vector<Mini> eye{eyeOf(bigTable(0))};
    ExposureSettings settings;
    const ExposureMap first = exposureOf(bigTable(0).field, eye, settings);
    settings.sight.proof = 300;
    ExposureMap map;
    for (auto _ : state) map = settled(bigTable(0).field, eye, first, settings);
    tellCells(state, map);
}
void exposureByLines(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const Silhouette eye = silhouetteOf(eyeOf(table));
    const Obstruction obstruction(table.field, {});
    const ExposureSettings settings;
    int seen = 0;
    for (auto _ : state) {
        seen = 0;
        for (int row = 0; row < 36; ++row)
            for (int column = 0; column < 72; ++column) {
                const Silhouette target =
                    silhouetteOf(exposedIn(table.field, column, row, settings));
                const Corridor corridor(obstruction, eye, target, 0.0);
                const auto lines = pattern95(eye, target);
                seen += std::any_of(lines.begin(), lines.end(),
                                    [&](const Segment& line) { return !corridor.isCrossed(line); });
            }
    }
    state.counters["seen"] = seen / (36.0 * 72.0);
}

// The exposure map that the window computes for a deployment territory. The territory is 12 inches
// deep along the whole table. The viewers' places are 2 inches apart; the cells of the map are 2
// inches wide.
void exposureOfTerritory(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const Territory territory{{{0, 0}, {72, 0}, {72, 12}, {0, 12}}};
    const std::vector<Mini> places = placesWithin(table.field, territory, 2.0);
    ExposureSettings settings;
    settings.cell = 2.0;
    settings.any = true;
    ExposureMap map;
    for (auto _ : state) map = exposureOf(table.field, places, settings);
    tellCells(state, map);
}

void moveOneAndAskAgain(benchmark::State& state) {
    Battlefield table = bigTable(0).field;
    for (int key = 0; key < 80; ++key) table = table.with(key, trooper(1, 1));
    const Mini other = trooper(40, 18);
    double x = 10.0;
    for (auto _ : state) {
        x = x > 30.0 ? 10.0 : x + 0.1;
        const Battlefield next = table.with(40, trooper(x, 12));
        benchmark::DoNotOptimize(sees(next, silhouetteOf(*next.mini(40)), silhouetteOf(other)));
    }
}

constexpr auto ms = benchmark::kMillisecond;

BENCHMARK(oneAgainstSixtyByLines)->Name("Sixty/baseline-95-lines")->Unit(ms)->Iterations(100);
BENCHMARK(oneAgainstSixty<false>)->Name("Sixty/sees")->Unit(ms)->Iterations(200);
BENCHMARK(oneAgainstSixtyLive)->Name("Sixty/live")->Unit(ms)->Iterations(100);
BENCHMARK(onOneCore<oneAgainstSixtyLive>)->Name("Sixty/live-one-core")->Unit(ms)->Iterations(100);
BENCHMARK(oneAgainstSixty<true>)->Name("Sixty/look")->Unit(ms)->Iterations(50);
BENCHMARK(exposureMap)->Name("Exposure/map-1in")->UseRealTime()->Unit(ms);
BENCHMARK(onOneCore<exposureMap>)->Name("Exposure/map-1in-one-core")->UseRealTime()->Unit(ms);
BENCHMARK(exposureSettled)
    ->Name("Exposure/map-1in-settled")
    ->UseRealTime()
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(exposureByLines)->Name("Exposure/baseline-95-lines")->Unit(ms);
BENCHMARK(exposureOfTerritory)
    ->Name("Exposure/territory-72x12")
    ->UseRealTime()
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(moveOneAndAskAgain)->Name("Move-one/ask-again");

}  // namespace
}  // namespace sightline::geometry::test
