/// Measures how long the event loop of a window is blocked by a step of a player.
#pragma once
#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

namespace sightline::app {

/// The CPU time that this thread has used, in milliseconds.
inline double ownTime() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e3 * static_cast<double>(spent.tv_sec) + 1e-6 * static_cast<double>(spent.tv_nsec);
}

/// The longest turn of the event loop in a run, in milliseconds. A turn handles one event with all
/// events that waited for it. `own` does not count the time of other programs.
struct LongestTurn {
    double all = 0.0, own = 0.0;
    void tell(benchmark::State& state) const {
        state.counters["longest_ms"] = all;
        state.counters["longest_own_ms"] = own;
    }
};

/// Runs a step and handles all events that follow from it, until `settled` is true for 20 turns.
template <class Step, class Settled>
void takeTurns(Step step, Settled settled, LongestTurn& longest) {
    using Clock = std::chrono::steady_clock;
    Clock::time_point before = Clock::now();
    double own = ownTime();
    const auto lap = [&] {
        const Clock::time_point now = Clock::now();
        const std::chrono::duration<double, std::milli> spent = now - std::exchange(before, now);
        longest.all = std::max(longest.all, spent.count());
        const double done = ownTime();
        longest.own = std::max(longest.own, done - std::exchange(own, done));
    };
    step();
    lap();
    for (int turn = 0; turn < 20 || !settled(); ++turn) {
        QCoreApplication::processEvents();
        lap();
        if (!settled()) turn = 0;
    }
}

}  // namespace sightline::app
