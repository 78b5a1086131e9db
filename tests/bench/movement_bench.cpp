// Measures range, legality of moves, reach, and the search for the closest legal move. The table
// has 60 pieces with 300,000 triangles in total: 20 hills of 9,800 triangles, 30 ruins of about
// 3,500 triangles, and 10 woods. Baselines in the same run: for range and legality, sample points;
// for reach, a straight tool to each cell; for the closest legal move, the nearest cell of a newly
// computed reach.
#include <benchmark/benchmark.h>

#include <random>

#include "geometry/move/reach.h"
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

// A hill of 9,800 triangles.
MeshPart hill(Dice& dice) {
    constexpr int steps = 70;
    MeshPart rock{"Rock", {}, {}};
    for (int i = 0; i <= steps; ++i)
        for (int k = 0; k <= steps; ++k) {
            const double x = 5.0 * i / steps - 2.5, y = 5.0 * k / steps - 2.5;
            const double rise = std::max(0.0, 2.5 - std::hypot(x, y));
            rock.vertices.emplace_back(x, y, std::min(2.5, 1.8 * rise) + dice(0, 0.03));
        }
    for (int i = 0; i < steps; ++i)
        for (int k = 0; k < steps; ++k) {
            const int at = i * (steps + 1) + k, next = at + steps + 1;
            rock.triangles.push_back({at, next, next + 1});
            rock.triangles.push_back({at, next + 1, at + 1});
        }
    return rock;
}

MeshPart ruin(Dice& dice) {
    MeshPart walls{"Walls", {}, {}};
    const auto add = [&](Vec3 lo, Vec3 hi) {
        const MeshPart brick = boxPart("", lo, hi);
        const int base = static_cast<int>(walls.vertices.size());
        walls.vertices.insert(walls.vertices.end(), brick.vertices.begin(), brick.vertices.end());
        for (const auto& [a, b, c] : brick.triangles)
            walls.triangles.push_back({base + a, base + b, base + c});
    };
    for (int side = 0; side < 4; ++side)
        for (int column = 0; column < 10; ++column)
            for (int row = 0; row < 10; ++row) {
                if ((column == 4 || column == 5) && row < 5) continue;
                if (row > 5 && dice(0, 1) < 0.4) continue;
                const double from = -2.0 + 0.4 * column, z = 0.4 * row;
                const double wall = side % 2 == 0 ? -2.2 : 2.0;
                if (side < 2)
                    add({from, wall, z}, {from + 0.4, wall + 0.2, z + 0.4});
                else
                    add({wall, from, z}, {wall + 0.2, from + 0.4, z + 0.4});
            }
    return walls;
}

std::vector<PieceSpec> bigTable() {
    Dice dice(7);
    std::vector<PieceSpec> pieces;
    for (int i = 0; i < 60; ++i) {
        const int row = i / 10;
        const Vec3 at(4 + 7.1 * (i % 10) + dice(-1, 1), 3.5 + 5.8 * row + dice(-0.7, 0.7), 0);
        const PieceId id = "piece-" + std::to_string(i);
        PieceSpec spec = i % 6 == 5 ? box(id, at, {4, 3, 4}, woods())
                                    : mesh(id, at, {i % 2 ? hill(dice) : ruin(dice)}, heavyWall());
        spec.rotation = {dice(0, 360)};
        pieces.push_back(std::move(spec));
    }
    return pieces;
}

const Battlefield& table() {
    static const Battlefield it = field(bigTable());
    return it;
}

const std::vector<Mini>& movers() {
    static const std::vector<Mini> all = [] {
        Dice dice(11);
        std::vector<Mini> found;
        while (found.size() < 32) {
            Mini mini = trooper(dice(2, 70), dice(2, 34));
            const Placement placed = judgePlacement(table(), mini, {});
            mini.position.z = placed.z;
            if (placed.legal) found.push_back(mini);
        }
        return found;
    }();
    return all;
}

double trianglesOnTable() {
    std::size_t count = 0;
    for (const PieceSpec& spec : bigTable())
        if (const auto* model = std::get_if<MeshShape>(&spec.shape))
            for (const MeshPart& part : model->parts) count += part.triangles.size();
    return static_cast<double>(count);
}

template <auto ask>
void overMovers(benchmark::State& state) {
    std::size_t next = 0;
    // Preparation that is done once and not measured.
    benchmark::DoNotOptimize(ask(movers().front()));
    static const double triangles = trianglesOnTable();
    state.counters["triangles"] = triangles;
    for (auto _ : state) benchmark::DoNotOptimize(ask(movers()[next++ % movers().size()]));
}

double askGap(const Mini& mini) {
    static const Extent footprint =
        Polygon{{10, 10}, {16, 10}, {16, 12}, {12, 12}, {12, 16}, {10, 16}};
    return gap(Extent(outlineOf(mini)), footprint);
}
// The range to an L-shaped outline by samples: compares 64 points on the rim of the base with 64
// points on the outline.
double askSampledGap(const Mini& mini) {
    static const std::vector<Vec2> rim = [] {
        const Polygon l{{10, 10}, {16, 10}, {16, 12}, {12, 12}, {12, 16}, {10, 16}};
        std::vector<Vec2> points;
        for (std::size_t i = 0; i < 64; ++i) {
            const std::size_t edge = i * l.size() / 64;
            points.push_back(l[edge] + (l[(edge + 1) % l.size()] - l[edge]) *
                                           (static_cast<double>(i % 10) / 10.0));
        }
        return points;
    }();
    double nearest = 1e30;
    for (int i = 0; i < 64; ++i) {
        const Vec2 at = Vec2(mini.position) + direction({360.0 * i / 64}) * (mini.base.width / 2);
        for (const Vec2 other : rim) nearest = std::min(nearest, glm::distance(at, other));
    }
    return nearest;
}

MoveVerdict askMove(const Mini& mini) {
    return judgeMove(table(), mini, straight(2, 30, 0.8, 20), trooperTerms());
}
MoveVerdict askBike(const Mini& mini) {
    Mini mover = bike(mini.position.x, mini.position.y);
    mover.position.z = mini.position.z;
    return judgeMove(table(), mover, straight(3, 0, 1.0, 20), bikeTerms());
}
// Measures the height of the surface at sample points under the movement tool and under the base at
// the end of the move.
double askSampledMove(const Mini& mini) {
    const ToolShape tool = toolShape(dimensions(), 2, mini, {{30}, {30}, {20}, 0.8});
    double top = 0.0;
    for (const auto& arm : {tool.firstArm, tool.secondArm})
        for (int i = 0; i <= 24; ++i)
            for (int k = 0; k <= 5; ++k)
                top = std::max(top, table()
                                        .surfaceAt(arm[0] + (arm[1] - arm[0]) * (i / 24.0) +
                                                   (arm[3] - arm[0]) * (k / 5.0))
                                        .top);
    return top;
}

Reach askReach(const Mini& mini) { return reachOf(table(), mini, trooperTerms()); }
Reach askFastReach(const Mini& mini) { return reachOf(table(), mini, trooperTerms(3)); }
Reach askBikeReach(const Mini& mini) {
    Mini mover = bike(mini.position.x, mini.position.y);
    mover.position.z = mini.position.z;
    return reachOf(table(), mover, bikeTerms(2));
}
// Tests every cell separately, only with straight tools. It does not find places that need a bend.
int askReachByCells(const Mini& mini) {
    int legal = 0;
    for (double x = -6; x <= 6; x += 0.25)
        for (double y = -6; y <= 6; y += 0.25)
            if (std::hypot(x, y) < 6)
                legal += wishedMove(table(), mini, Vec2(mini.position) + Vec2(x, y), trooperTerms())
                             .verdict.legal;
    return legal;
}

Vec2 wanted(const Mini& mini) {
    return Vec2(mini.position) + direction({mini.position.x * 40}) * 4.5;
}
std::optional<SolvedMove> askClosest(const Mini& mini) {
    return closestLegalMove(table(), mini, wanted(mini), trooperTerms());
}
double askNearestCell(const Mini& mini) {
    const Reach reach = askReach(mini);
    double nearest = 1e30;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column)
            if (reach.legal(column, row))
                nearest = std::min(nearest, glm::distance(reach.centre(column, row), wanted(mini)));
    return nearest;
}
std::optional<SolvedMove> askDrag(const Mini& mini) {
    static const std::vector<Reach> reaches = [] {
        std::vector<Reach> all;
        for (const Mini& it : movers()) all.push_back(askReach(it));
        return all;
    }();
    const auto at = static_cast<std::size_t>(&mini - movers().data());
    return closestLegalMove(table(), mini, wanted(mini), trooperTerms(), reaches[at]);
}

constexpr auto us = benchmark::kMicrosecond;
constexpr auto ms = benchmark::kMillisecond;
BENCHMARK_TEMPLATE(overMovers, askSampledGap)->Name("Range/baseline-64x64-points");
BENCHMARK_TEMPLATE(overMovers, askGap)->Name("Range/base-to-footprint");
BENCHMARK_TEMPLATE(overMovers, askSampledMove)->Name("Move/baseline-300-points")->Unit(us);
BENCHMARK_TEMPLATE(overMovers, askMove)->Name("Move/judge")->Unit(us);
BENCHMARK_TEMPLATE(overMovers, askBike)->Name("Move/judge-notched-sweep")->Unit(us);
BENCHMARK_TEMPLATE(overMovers, askReachByCells)->Name("Reach/baseline-cell-by-cell")->Unit(ms);
BENCHMARK_TEMPLATE(overMovers, askReach)->Name("Reach/speed-2")->Unit(ms);
BENCHMARK_TEMPLATE(overMovers, askFastReach)->Name("Reach/speed-3")->Unit(ms);
BENCHMARK_TEMPLATE(overMovers, askBikeReach)->Name("Reach/notched-speed-2")->Unit(ms);
BENCHMARK_TEMPLATE(overMovers, askNearestCell)->Name("Move/baseline-nearest-cell")->Unit(us);
BENCHMARK_TEMPLATE(overMovers, askClosest)->Name("Move/closest-legal")->Unit(us);
BENCHMARK_TEMPLATE(overMovers, askDrag)->Name("Move/closest-legal-in-reach")->Unit(us);

}  // namespace
}  // namespace sightline::geometry::test
