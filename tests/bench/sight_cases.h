/// What the benchmarks of sight share: two tables of about 60 pieces and 300,000 triangles, the
/// time of one question, and the pattern of 95 lines that is their baseline.
#pragma once
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <vector>

#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {

inline constexpr int tables = 2;

/// CPU time of this thread.
inline double microseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
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

/// The spread of the times as counters.
inline void tell(benchmark::State& state, std::vector<double>& times) {
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    state.counters["p50_us"] = at(0.5);
    state.counters["p95_us"] = at(0.95);
    state.counters["p99_us"] = at(0.99);
    state.counters["pairs"] = static_cast<double>(times.size());
}

/// Five by nineteen lines between equal heights, side by side.
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
