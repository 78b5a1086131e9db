// Geometry queries on a table with 20 generated models of about 3,000 triangles each. Baselines in
// the same run: a test of every triangle on the table, and a fixed number of sample lines.
#include <benchmark/benchmark.h>

#include <random>

#include "geometry/sight/exposure.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

class Dice {
  public:
    explicit Dice(unsigned seed) : engine_(seed) {}
    double operator()(double least, double most) {
        return least + (most - least) * static_cast<double>(engine_() % 10007) / 10006.0;
    }

  private:
    std::mt19937 engine_;
};

// Two storeys of walls made of separate bricks, with a door and a floor.
MeshPart bricks(Dice& dice) {
    MeshPart ruin{"Walls", {}, {}};
    const auto add = [&](Vec3 lo, Vec3 hi) {
        const MeshPart brick = boxPart("", lo, hi);
        const int base = static_cast<int>(ruin.vertices.size());
        ruin.vertices.insert(ruin.vertices.end(), brick.vertices.begin(), brick.vertices.end());
        for (const auto& [a, b, c] : brick.triangles)
            ruin.triangles.push_back({base + a, base + b, base + c});
    };
    for (int side = 0; side < 4; ++side)
        for (int column = 0; column < 8; ++column)
            for (int row = 0; row < 8; ++row) {
                if (column == 3 && row < 4) continue;
                if (row > 4 && dice(0, 1) < 0.4) continue;
                const double from = -2.4 + 0.6 * column, z = 0.5 * row;
                const double wall = side % 2 == 0 ? -2.6 : 2.4;
                if (side < 2)
                    add({from, wall, z}, {from + 0.6, wall + 0.2, z + 0.5});
                else
                    add({wall, from, z}, {wall + 0.2, from + 0.6, z + 0.5});
            }
    add({-2.4, -2.4, 2.4}, {2.4, 1.0, 2.5});
    return ruin;
}

// A rough hill: one open surface over a grid, with a steep edge.
MeshPart hill(Dice& dice) {
    constexpr int steps = 38;
    MeshPart rock{"Rock", {}, {}};
    for (int i = 0; i <= steps; ++i)
        for (int k = 0; k <= steps; ++k) {
            const double x = 6.0 * i / steps - 3.0, y = 6.0 * k / steps - 3.0;
            const double rise = std::max(0.0, 3.0 - std::hypot(x, y));
            rock.vertices.emplace_back(x, y, std::min(2.5, 2.0 * rise) + dice(0, 0.05));
        }
    for (int i = 0; i < steps; ++i)
        for (int k = 0; k < steps; ++k) {
            const int at = i * (steps + 1) + k, next = at + steps + 1;
            rock.triangles.push_back({at, next, next + 1});
            rock.triangles.push_back({at, next + 1, at + 1});
        }
    return rock;
}

std::vector<PieceSpec> starterTable() {
    Dice dice(7);
    std::vector<PieceSpec> pieces;
    for (int i = 0; i < 20; ++i) {
        const int row = i / 5;
        const Vec3 at(8 + 14 * (i % 5) + dice(-2, 2), 5 + 9 * row + dice(-1, 1), 0);
        const PieceId id = "piece-" + std::to_string(i);
        PieceSpec spec = i % 5 == 4
                             ? box(id, at, {5, 4, 4}, woods())
                             : mesh(id, at, {i % 2 ? hill(dice) : bricks(dice)}, heavyWall());
        spec.rotation = {dice(0, 360)};
        pieces.push_back(std::move(spec));
    }
    return pieces;
}

const Battlefield& table() {
    static const Battlefield it = field(starterTable());
    return it;
}

struct Pair {
    Mini one, other;
};

std::vector<Pair> pairsWhere(bool (*wanted)(const Pair&)) {
    Dice dice(11);
    std::vector<Pair> pairs;
    while (pairs.size() < 64) {
        const auto stand = [&] {
            Mini mini = trooper(dice(1, 71), dice(1, 35));
            mini.position.z = judgePlacement(table(), mini, {}).z;
            return mini;
        };
        const Pair pair{stand(), stand()};
        if (glm::distance(Vec2(pair.one.position), Vec2(pair.other.position)) > 30) continue;
        if (!judgePlacement(table(), pair.one, {}).legal) continue;
        if (!judgePlacement(table(), pair.other, {}).legal) continue;
        if (wanted(pair)) pairs.push_back(pair);
    }
    return pairs;
}
const std::vector<Pair>& visiblePairs() {
    static const auto pairs =
        pairsWhere([](const Pair& it) { return sight(table(), it.one, it.other).visible; });
    return pairs;
}
const std::vector<Pair>& blockedPairs() {
    static const auto pairs =
        pairsWhere([](const Pair& it) { return !sight(table(), it.one, it.other).visible; });
    return pairs;
}

void layoutLoad(benchmark::State& state) {
    const auto pieces = starterTable();
    for (auto _ : state) benchmark::DoNotOptimize(field(pieces));
}
BENCHMARK(layoutLoad)->Name("Layout/load-20-models")->Unit(benchmark::kMillisecond);

void oneMiniMoved(benchmark::State& state) {
    Battlefield full = table();
    for (int key = 0; key < 80; ++key) full = full.with(key, trooper(1, 1));
    for (auto _ : state) benchmark::DoNotOptimize(full.with(40, trooper(2, 2)));
}
BENCHMARK(oneMiniMoved)->Name("Layout/with-one-of-80-minis");

template <auto ask, auto pairs>
void overPairs(benchmark::State& state) {
    const auto& all = pairs();
    std::size_t next = 0;
    for (auto _ : state) {
        const Pair& pair = all[next++ % all.size()];
        benchmark::DoNotOptimize(ask(pair));
    }
}

Range askRange(const Pair& pair) { return rangeBetween(dimensions(), pair.one, pair.other); }
Sight askSight(const Pair& pair) { return sight(table(), pair.one, pair.other); }
Obscured askObscured(const Pair& pair) { return obscured(table(), pair.one, pair.other); }

// The cost of one line without a spatial index: every triangle on the table is tested.
bool askEveryTriangle(const Pair& pair) {
    static const auto triangles = [] {
        std::vector<std::array<Vec3, 3>> all;
        for (const PieceSpec& spec : starterTable())
            if (const auto* shape = std::get_if<MeshShape>(&spec.shape))
                for (const MeshPart& part : shape->parts)
                    for (const auto& corners : part.triangles) {
                        std::array<Vec3, 3> triangle;
                        for (std::size_t i = 0; i < 3; ++i)
                            triangle[i] =
                                spec.position + part.vertices[static_cast<std::size_t>(corners[i])];
                        all.push_back(triangle);
                    }
        return all;
    }();
    const Vec3 from = pair.one.position, along = pair.other.position - from;
    return std::any_of(triangles.begin(), triangles.end(), [&](const auto& it) {
        const Vec3 e1 = it[1] - it[0], e2 = it[2] - it[0], p = glm::cross(along, e2);
        const double det = glm::dot(e1, p);
        if (det == 0.0) return false;
        const Vec3 s = from - it[0], q = glm::cross(s, e1);
        const double u = glm::dot(s, p) / det, v = glm::dot(along, q) / det;
        const double t = glm::dot(e2, q) / det;
        return u >= 0 && v >= 0 && u + v <= 1 && t > 0 && t < 1;
    });
}

constexpr auto us = benchmark::kMicrosecond;
BENCHMARK_TEMPLATE(overPairs, askRange, visiblePairs)->Name("Range/between-two");
BENCHMARK_TEMPLATE(overPairs, askEveryTriangle, visiblePairs)
    ->Name("Sight/baseline-one-line-all-triangles")
    ->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askSight, visiblePairs)->Name("Sight/visible")->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askSight, blockedPairs)->Name("Sight/not-visible")->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askObscured, visiblePairs)->Name("Obscured/visible")->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askObscured, blockedPairs)->Name("Obscured/not-visible")->Unit(us);

MoveVerdict askMove(const Pair& pair) {
    return judgeMove(table(), pair.one, straight(2, 30, 0.8, 20), trooperTerms());
}
SolvedMove askWish(const Pair& pair) {
    return wishedMove(table(), pair.one, Vec2(pair.other.position), trooperTerms());
}
std::optional<SolvedMove> askClosest(const Pair& pair) {
    const Vec2 from(pair.one.position), way = Vec2(pair.other.position) - from;
    return closestLegalMove(table(), pair.one, from + way * 0.25, trooperTerms());
}
std::optional<SolvedMove> askClosestBike(const Pair& pair) {
    Mini mover = bike(pair.one.position.x, pair.one.position.y);
    mover.position.z = pair.one.position.z;
    const Vec2 from(pair.one.position), way = Vec2(pair.other.position) - from;
    return closestLegalMove(table(), mover, from + way * 0.4, bikeTerms());
}
std::vector<FormationPlace> askFormation(const Pair& pair) {
    std::vector<FormationMember> squad;
    squad.reserve(6);
    for (int i = 0; i < 6; ++i) {
        const int column = i % 3, row = 1 + i / 3;
        squad.push_back({i, trooper(10 + 1.2 * column, 10 + 1.2 * row)});
    }
    return placeInCohesion(table(), trooper(10, 10), pair.one, squad, {});
}
BENCHMARK_TEMPLATE(overPairs, askMove, visiblePairs)->Name("Move/judge")->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askWish, visiblePairs)->Name("Move/baseline-wish")->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askClosest, blockedPairs)->Name("Move/closest-legal")->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askClosestBike, blockedPairs)
    ->Name("Move/closest-legal-notched")
    ->Unit(us);
BENCHMARK_TEMPLATE(overPairs, askFormation, blockedPairs)->Name("Formation/six")->Unit(us);

// The only viewer of the exposure map.
const std::vector<Mini>& anEye() {
    static const std::vector<Mini> eye{visiblePairs().front().one};
    return eye;
}
// The exposure map of one viewer for the whole table, with cells of 1 inch. Baseline: one query for
// each cell.
void exposureMap(benchmark::State& state) {
    const ExposureSettings settings{.cell = 1.0};
    for (auto _ : state) benchmark::DoNotOptimize(exposureOf(table(), anEye(), settings));
}
void exposureCellByCell(benchmark::State& state) {
    const ExposureSettings settings{.cell = 1.0};
    const Mini& eye = anEye().front();
    for (auto _ : state) {
        for (int row = 0; row < 36; ++row) {
            for (int column = 0; column < 72; ++column) {
                const Mini target = exposedIn(table(), column, row, settings);
                if (sees(table(), silhouetteOf(eye), silhouetteOf(target)))
                    benchmark::DoNotOptimize(obscured(table(), eye, target).obscured);
            }
        }
    }
}
BENCHMARK(exposureMap)->Name("Exposure/map-1in")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(exposureCellByCell)
    ->Name("Exposure/baseline-cell-by-cell")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sightline::geometry::test
