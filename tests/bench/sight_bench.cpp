// Lines of sight and obscurement on two tables of about 60 pieces and 300,000
// triangles, half of the pairs near to flipping. Baselines in the same run: the
// pattern of 95 lines, 27 x 27 points, 64 x 64 points, each over the library's
// own tree, over Bullet's and, where it is installed, over Embree's. One thread; CPU time.
#include <benchmark/benchmark.h>

#include <ctime>

#include "bench/line_casters.h"
#include "geometry/corridor.h"
#include "geometry/exposure.h"
#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {
namespace {

constexpr int tables = 2, pairsOfATable = 600;

double microseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

struct Case {
    const SightTable* table = nullptr;
    SightPair pair;
    SightVerdict verdict{};
};

const SightTable& bigTable(int number) {
    static const std::array<SightTable, tables> all{sightTable(1, 38, 7), sightTable(2, 38, 7)};
    return all[static_cast<std::size_t>(number)];
}

SightSettings verdictAlone() {
    SightSettings settings;
    settings.margin = false;
    return settings;
}

const std::vector<Case>& cases() {
    static const std::vector<Case> all = [] {
        std::vector<Case> made;
        for (int number = 0; number < tables; ++number) {
            TableDice dice(static_cast<unsigned>(70 + number));
            const SightTable& table = bigTable(number);
            for (int i = 0; i < pairsOfATable; ++i) {
                const SightPair pair = sightPair(table, dice);
                made.push_back({&table, pair,
                                sight(table.field, pair.one, pair.other, verdictAlone()).verdict});
            }
        }
        return made;
    }();
    return all;
}

std::vector<Case> casesThat(SightVerdict verdict) {
    std::vector<Case> some;
    for (const Case& it : cases())
        if (it.verdict == verdict) some.push_back(it);
    return some;
}

void tell(benchmark::State& state, std::vector<double>& times) {
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    state.counters["p50_us"] = at(0.5);
    state.counters["p95_us"] = at(0.95);
    state.counters["p99_us"] = at(0.99);
    state.counters["pairs"] = static_cast<double>(times.size());
}

template <class Ask>
void overCases(benchmark::State& state, const std::vector<Case>& some, Ask ask) {
    std::vector<double> times;
    for (auto _ : state)
        for (const Case& it : some) {
            const double start = microseconds();
            benchmark::DoNotOptimize(ask(it));
            times.push_back(microseconds() - start);
        }
    tell(state, times);
}

template <SightVerdict verdict, bool margin>
void lineOfSightOf(benchmark::State& state) {
    SightSettings settings;
    settings.margin = margin;
    overCases(state, casesThat(verdict), [&](const Case& it) {
        return sight(it.table->field, it.pair.one, it.pair.other, settings);
    });
    state.counters["share"] =
        static_cast<double>(casesThat(verdict).size()) / static_cast<double>(cases().size());
}

// Points evenly spread over the upper cap and the sides.
std::vector<Vec3> surfacePoints(const Silhouette& body, int count) {
    std::vector<Vec3> points;
    for (int i = 0; i < count; ++i) {
        const double turn = 360.0 * std::fmod(0.6180339887498949 * i, 1.0);
        const double share = (i + 0.5) / count;
        const double out = share < 0.25 ? std::sqrt(share * 4.0) : 1.0;
        const Vec2 core = i % 2 == 0 ? body.outline.a : body.outline.b;
        const double z = share < 0.25
                             ? body.top
                             : body.top + (body.bottom + 0.02 - body.top) * (share - 0.25) / 0.75;
        points.emplace_back(core + direction({turn}) * (out * body.outline.radius), z);
    }
    return points;
}

// Five by nineteen lines between equal heights, side by side.
std::vector<Segment> pattern95(const Silhouette& one, const Silhouette& other) {
    const Vec2 a = (one.outline.a + one.outline.b) / 2.0,
               b = (other.outline.a + other.outline.b) / 2.0;
    const Vec2 ahead = glm::normalize(b - a), across(-ahead.y, ahead.x);
    std::vector<Segment> lines;
    for (int level = 0; level < 5; ++level)
        for (int side = -9; side <= 9; ++side) {
            const double height = 0.02 + 0.98 * level / 4.0, off = side / 9.0;
            const auto at = [&](const Silhouette& body, Vec2 centre) {
                return Vec3(centre + across * (off * body.outline.radius),
                            body.bottom + (body.top - body.bottom) * height);
            };
            lines.push_back({at(one, a), at(other, b)});
        }
    return lines;
}

template <int count>
std::vector<Segment> grid(const Silhouette& one, const Silhouette& other) {
    std::vector<Segment> lines;
    const auto from = surfacePoints(one, count), to = surfacePoints(other, count);
    for (const Vec3 a : from)
        for (const Vec3 b : to) lines.push_back({a, b});
    return lines;
}

template <class Caster>
const Caster& casterOf(const SightTable* table) {
    static const std::array<Caster, tables> all{Caster(bigTable(0).field),
                                                Caster(bigTable(1).field)};
    return all[table == &bigTable(0) ? 0 : 1];
}

// The library's own tree; what could block is gathered for each pair.
struct OwnCaster {};

template <class Caster, class Ask>
bool askedOf(const Case& it, const Silhouette& one, const Silhouette& other, Ask ask) {
    if constexpr (std::is_same_v<Caster, OwnCaster>) {
        const Obstruction obstruction(it.table->field, {});
        return ask(Corridor(obstruction, one, other, 0.0));
    } else {
        return ask(casterOf<Caster>(it.table));
    }
}

using LinesOf = std::vector<Segment> (*)(const Silhouette&, const Silhouette&);

// How many pairs known to see each other the fixed lines call blocked.
template <LinesOf linesOf, class Caster>
void sampled(benchmark::State& state) {
    const auto visible = casesThat(SightVerdict::visible);
    double missed = 0.0, asked = 0.0;
    overCases(state, visible, [&](const Case& it) {
        const Silhouette one = silhouetteOf(it.pair.one), other = silhouetteOf(it.pair.other);
        const auto lines = linesOf(one, other);
        const bool sees = askedOf<Caster>(it, one, other, [&](const auto& world) {
            return std::any_of(lines.begin(), lines.end(),
                               [&](const Segment& line) { return !world.isCrossed(line); });
        });
        asked += 1.0;
        missed += sees ? 0.0 : 1.0;
        return sees;
    });
    state.counters["called_blocked"] = missed / asked;
}

template <class Caster>
void oneLine(benchmark::State& state) {
    const auto some = casesThat(SightVerdict::visible);
    std::size_t lines = 0;
    for (auto _ : state)
        for (const Case& it : some) {
            const Silhouette one = silhouetteOf(it.pair.one), other = silhouetteOf(it.pair.other);
            askedOf<Caster>(it, one, other, [&](const auto& world) {
                for (const Segment& line : grid<27>(one, other)) {
                    benchmark::DoNotOptimize(world.isCrossed(line));
                    ++lines;
                }
                return true;
            });
        }
    state.SetItemsProcessed(static_cast<std::int64_t>(lines));
}

void obscuredPair(benchmark::State& state) {
    overCases(state, cases(),
              [](const Case& it) { return obscured(it.table->field, it.pair.one, it.pair.other); });
}

// A line of sight past one piece; LOS itself is clear at once.
void obscuredBy(benchmark::State& state, const PieceSpec& piece) {
    const Battlefield table = field({piece});
    const Mini viewer = trooper(10, 18), target = trooper(30, 18.4);
    std::vector<double> times;
    for (auto _ : state) {
        const double start = microseconds();
        benchmark::DoNotOptimize(obscured(table, viewer, target));
        times.push_back(microseconds() - start);
    }
    tell(state, times);
}
void obscuredByBox(benchmark::State& state) {
    obscuredBy(state, box("box", {28, 18, 0}, {1, 3, 0.5}, heavyWall()));
}
void obscuredByMesh(benchmark::State& state) {
    TableDice dice(5);
    obscuredBy(state,
               mesh("rock", {28, 18, 0}, {boulder(dice, {0, 0, 0}, 0.8, 36, 0.02)}, heavyWall()));
}

std::vector<Silhouette> sixtyEnemies(const SightTable& table) {
    TableDice dice(9);
    std::vector<Silhouette> enemies;
    for (int i = 0; i < 60; ++i)
        enemies.push_back(silhouetteOf(standing(table, dice, {dice(2, 70), dice(2, 34)}, 1)));
    return enemies;
}

template <bool exact>
void oneAgainstSixty(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const auto enemies = sixtyEnemies(table);
    TableDice dice(11);
    std::vector<double> times;
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
        times.push_back(microseconds() - start);
    }
    tell(state, times);
}

// As the window asks while something is dragged: lines, and one shaft where they do not see.
void oneAgainstSixtyLive(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const auto enemies = sixtyEnemies(table);
    TableDice dice(11);
    SightSettings settings = verdictAlone();
    settings.proof = mapProof;
    std::vector<double> times;
    double unsure = 0.0, asked = 0.0;
    for (auto _ : state) {
        const Mini eye = standing(table, dice, {dice(2, 70), dice(2, 34)}, 1);
        const double start = microseconds();
        const Viewer viewer(table.field, silhouetteOf(eye), settings);
        for (const Silhouette& enemy : enemies) {
            unsure += viewer.glance(enemy).verdict == SightVerdict::contested ? 1.0 : 0.0;
            asked += 1.0;
        }
        times.push_back(microseconds() - start);
    }
    tell(state, times);
    state.counters["unsure"] = unsure / asked;
}

// The fixed pattern for all of them, over the library's own tree.
void oneAgainstSixtyByLines(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const auto enemies = sixtyEnemies(table);
    const Obstruction obstruction(table.field, {});
    TableDice dice(11);
    std::vector<double> times;
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
        times.push_back(microseconds() - start);
    }
    tell(state, times);
}

// The pieces that 95 lines meet.
std::vector<PieceId> metByLines(const Corridor& corridor, const SightPair& pair) {
    std::vector<Corridor::Hit> hits;
    std::vector<PieceId> met;
    for (const Segment& line : pattern95(silhouetteOf(pair.one), silhouetteOf(pair.other))) {
        corridor.hits(line, hits);
        for (const Corridor::Hit& hit : hits)
            met.push_back(
                corridor.blockers()[static_cast<std::size_t>(hit.blocker)].piece->info.id);
    }
    return met;
}
void obscuredPairByLines(benchmark::State& state) {
    const auto corridorOf = [](const Case& it) {
        return Corridor(Obstruction(it.table->field, {}), silhouetteOf(it.pair.one),
                        silhouetteOf(it.pair.other), 0.0);
    };
    overCases(state, cases(),
              [&](const Case& it) { return metByLines(corridorOf(it), it.pair).size(); });
    double missed = 0.0, asked = 0.0;
    for (const Case& it : cases()) {
        const Corridor corridor = corridorOf(it);
        const auto met = metByLines(corridor, it.pair);
        const auto isMet = [&](const PieceId& id) {
            return std::find(met.begin(), met.end(), id) != met.end();
        };
        for (const Obscuring& by : obscured(it.table->field, it.pair.one, it.pair.other).by)
            for (const Corridor::Blocker& blocker : corridor.blockers())
                if (blocker.piece->info.id == by.piece) {
                    asked += 1.0;
                    missed += isMet(by.piece) ? 0.0 : 1.0;
                }
    }
    state.counters["pieces_missed"] = missed / asked;
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

// One viewer over the whole table, each hidden cell proved so. One thread, or two.
void exposureMap(benchmark::State& state) {
    const std::vector<Mini> eye{eyeOf(bigTable(0))};
    ExposureSettings settings;
    settings.threads = static_cast<int>(state.range(0));
    ExposureMap map;
    for (auto _ : state) map = exposureOf(bigTable(0).field, eye, settings);
    tellCells(state, map);
}
// What the map was not sure of, with a longer proof.
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

// A deployment territory over the whole length of the table, range 2 deep, places 2 in apart, by
// cells of 2 in: as the window asks for it.
void exposureOfTerritory(benchmark::State& state) {
    const SightTable& table = bigTable(0);
    const Territory territory{{{0, 0}, {72, 0}, {72, 12}, {0, 12}}};
    const std::vector<Mini> places = placesWithin(table.field, territory, 2.0);
    ExposureSettings settings;
    settings.cell = 2.0;
    settings.any = true;
    settings.threads = static_cast<int>(state.range(0));
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
using enum SightVerdict;
BENCHMARK(lineOfSightOf<visible, false>)->Name("LOS/visible")->Unit(ms);
BENCHMARK(lineOfSightOf<blocked, false>)->Name("LOS/blocked")->Unit(ms);
BENCHMARK(lineOfSightOf<contested, false>)->Name("LOS/contested")->Unit(ms)->Iterations(1);
BENCHMARK(lineOfSightOf<visible, true>)->Name("LOS/visible-with-margin")->Unit(ms)->Iterations(1);
BENCHMARK(lineOfSightOf<blocked, true>)->Name("LOS/blocked-with-margin")->Unit(ms)->Iterations(1);
BENCHMARK(sampled<pattern95, OwnCaster>)->Name("LOS/baseline-95-lines")->Unit(ms)->Iterations(1);
BENCHMARK(sampled<grid<27>, OwnCaster>)->Name("LOS/baseline-27x27")->Unit(ms)->Iterations(1);
BENCHMARK(sampled<grid<64>, OwnCaster>)->Name("LOS/baseline-64x64")->Unit(ms)->Iterations(1);
BENCHMARK(sampled<pattern95, BulletCaster>)
    ->Name("LOS/baseline-95-lines-Bullet")
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(sampled<grid<27>, BulletCaster>)
    ->Name("LOS/baseline-27x27-Bullet")
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(sampled<grid<64>, BulletCaster>)
    ->Name("LOS/baseline-64x64-Bullet")
    ->Unit(ms)
    ->Iterations(1);
#ifdef SIGHTLINE_EMBREE
BENCHMARK(sampled<pattern95, EmbreeCaster>)
    ->Name("LOS/baseline-95-lines-Embree")
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(sampled<grid<27>, EmbreeCaster>)
    ->Name("LOS/baseline-27x27-Embree")
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(sampled<grid<64>, EmbreeCaster>)
    ->Name("LOS/baseline-64x64-Embree")
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(oneLine<EmbreeCaster>)->Name("Line/Embree")->Unit(ms)->Iterations(1);
#endif
BENCHMARK(oneLine<OwnCaster>)->Name("Line/own-tree")->Unit(ms)->Iterations(1);
BENCHMARK(oneLine<BulletCaster>)->Name("Line/Bullet")->Unit(ms)->Iterations(1);
BENCHMARK(obscuredPair)->Name("Obscured/pair")->Unit(ms)->Iterations(1);
BENCHMARK(obscuredByBox)->Name("Obscured/convex-piece");
BENCHMARK(obscuredByMesh)->Name("Obscured/mesh-of-5k");
BENCHMARK(obscuredPairByLines)->Name("Obscured/baseline-95-lines")->Unit(ms)->Iterations(1);
BENCHMARK(oneAgainstSixtyByLines)->Name("Sixty/baseline-95-lines")->Unit(ms)->Iterations(100);
BENCHMARK(oneAgainstSixty<false>)->Name("Sixty/sees")->Unit(ms)->Iterations(200);
BENCHMARK(oneAgainstSixtyLive)->Name("Sixty/live")->Unit(ms)->Iterations(100);
BENCHMARK(oneAgainstSixty<true>)->Name("Sixty/look")->Unit(ms)->Iterations(50);
BENCHMARK(exposureMap)->Name("Exposure/map-1in")->Arg(1)->Arg(2)->UseRealTime()->Unit(ms);
BENCHMARK(exposureSettled)
    ->Name("Exposure/map-1in-settled")
    ->UseRealTime()
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(exposureByLines)->Name("Exposure/baseline-95-lines")->Unit(ms);
BENCHMARK(exposureOfTerritory)
    ->Name("Exposure/territory-72x12")
    ->Arg(2)
    ->UseRealTime()
    ->Unit(ms)
    ->Iterations(1);
BENCHMARK(moveOneAndAskAgain)->Name("Move-one/ask-again");

}  // namespace
}  // namespace sightline::geometry::test
