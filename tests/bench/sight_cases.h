/// Shared parts of the sight benchmarks: two tables of about 60 pieces and 300,000 triangles, the
/// time of one query, and the pattern of 95 lines for the baselines.
#pragma once
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

#include "geometry/sight/private/corridor.h"
#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {

inline constexpr int tables = 2;

/// The wall-clock time in microseconds. CPU time would be wrong, because a long proof uses more
/// than one core.
inline double microseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::micro>(now).count();
}

/// Runs the benchmark with every proof on one core, to show the advantage of several cores.
template <void (*measure)(benchmark::State&)>
void onOneCore(benchmark::State& state) {
    const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
    measure(state);
}

inline const SightTable& bigTable(int number) {
    static const std::array<SightTable, tables> all{sightTable(1, 38, 7), sightTable(2, 38, 7)};
    return all[static_cast<std::size_t>(number)];
}

inline SightSettings verdictAlone() {
    SightSettings settings;
    settings.margin = false;
    return settings;
}

/// The time of a fixed computation, which shows the present speed of the core. The computation
/// takes about 15 microseconds on an otherwise idle core.
inline double paceNow() {
    static const Obstruction obstruction(bigTable(0).field, {});
    static const Corridor corridor(obstruction, silhouetteOf(trooper(10, 10)),
                                   silhouetteOf(trooper(60, 30)), 0.5);
    const double start = microseconds();
    for (int i = 0; i < 12; ++i)
        benchmark::DoNotOptimize(
            corridor.nearest({{10 + i * 0.1, 10, 1}, {60, 30 - i * 0.1, 1}}, 0.4));
    return microseconds() - start;
}

/// The times of queries, as measured and after a correction: the time that the query would take if
/// the core always ran at its fastest measured speed. Other work on the computer makes a core
/// slower.
class Times {
  public:
    void add(double time) {
        const double pace = paceNow();
        all_.push_back({time, (pace + before_) / 2.0});
        before_ = pace;
    }
    /// Reports percentiles of the times as counters.
    void tell(benchmark::State& state) const {
        double fastest = before_;
        for (int i = 0; i < 3000; ++i) fastest = std::min(fastest, paceNow());
        std::vector<double> plain, alone;
        for (const auto& [time, pace] : all_) {
            plain.push_back(time);
            alone.push_back(time * std::min(1.0, fastest / pace));
        }
        for (const auto& [name, times] : {std::pair("", &plain), std::pair("alone_", &alone)}) {
            std::sort(times->begin(), times->end());
            for (const int share : {50, 95, 99})
                state.counters[name + ("p" + std::to_string(share)) + "_us"] =
                    (*times)[(times->size() - 1) * static_cast<std::size_t>(share) / 100];
        }
        state.counters["pairs"] = static_cast<double>(all_.size());
    }

  private:
    struct Timed {
        double time = 0.0, pace = 0.0;
    };
    std::vector<Timed> all_;
    double before_ = paceNow();
};

/// Lines at 5 heights and 19 positions side by side. Both ends of a line are at the same fraction
/// of the height of their silhouettes.
inline std::vector<Segment> pattern95(const Silhouette& one, const Silhouette& other) {
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

}  // namespace sightline::geometry::test
