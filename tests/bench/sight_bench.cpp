// Measures lines of sight and obscuring on two tables of about 60 pieces and 300,000 triangles. In
// half of the pairs of miniatures, a small shift of one miniature would change the verdict.
// Baselines in the same run: 95 sample lines, all lines from 27 points to 27 points, and all lines
// from 64 points to 64 points. Each baseline runs with Sightline's own BVH, with Bullet's BVH and,
// if installed, with Embree's BVH. Each benchmark also runs on one core.
#include <benchmark/benchmark.h>

#include "bench/line_casters.h"
#include "bench/sight_cases.h"
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry::test {
namespace {

constexpr int pairsOfATable = 600;

struct Case {
    const SightTable* table = nullptr;
    SightPair pair;
    SightVerdict verdict{};
};

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

template <class Ask>
void overCases(benchmark::State& state, const std::vector<Case>& some, Ask ask) {
    Times times;
    for (auto _ : state)
        for (const Case& it : some) {
            const double start = microseconds();
            benchmark::DoNotOptimize(ask(it));
            times.add(microseconds() - start);
        }
    times.tell(state);
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

// Sample points spread evenly over the top and the sides of a silhouette.
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

// Sightline's own BVH. The benchmark collects the possible blockers of each pair anew.
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

// The share of visible pairs that the sample lines miss, because every sample line is blocked.
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

// Measures the obscuring test with one piece of terrain. The miniatures see each other.
void obscuredBy(benchmark::State& state, const PieceSpec& piece) {
    const Battlefield table = field({piece});
    const Mini viewer = trooper(10, 18), target = trooper(30, 18.4);
    Times times;
    for (auto _ : state) {
        const double start = microseconds();
        benchmark::DoNotOptimize(obscured(table, viewer, target));
        times.add(microseconds() - start);
    }
    times.tell(state);
}
void obscuredByBox(benchmark::State& state) {
    obscuredBy(state, box("box", {28, 18, 0}, {1, 3, 0.5}, heavyWall()));
}
void obscuredByMesh(benchmark::State& state) {
    TableDice dice(5);
    obscuredBy(state,
               mesh("rock", {28, 18, 0}, {boulder(dice, {0, 0, 0}, 0.8, 36, 0.02)}, heavyWall()));
}

// The pieces that at least one of the 95 sample lines hits.
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

constexpr auto ms = benchmark::kMillisecond;
using enum SightVerdict;
BENCHMARK(lineOfSightOf<visible, false>)->Name("LOS/visible")->Unit(ms);
BENCHMARK(lineOfSightOf<blocked, false>)->Name("LOS/blocked")->Unit(ms);
BENCHMARK(lineOfSightOf<contested, false>)->Name("LOS/contested")->Unit(ms)->Iterations(1);
BENCHMARK(onOneCore<lineOfSightOf<blocked, false>>)->Name("LOS/blocked-one-core")->Unit(ms);
BENCHMARK(onOneCore<lineOfSightOf<contested, false>>)
    ->Name("LOS/contested-one-core")
    ->Unit(ms)
    ->Iterations(1);
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
}  // namespace
}  // namespace sightline::geometry::test
