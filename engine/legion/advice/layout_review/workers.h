/// Parallel for: spreads the work of a report over threads. Results do not depend on the number of
/// threads.
#pragma once
#include <cstddef>
#include <functional>
#include <stop_token>

namespace sightline::engine {

/// The threads of a report, and its stop signal.
struct Workers {
    unsigned threads = 0;    ///< 0: the number of hardware threads
    std::stop_token stop{};  ///< if stopped, work that has not begun is skipped

    bool stopped() const { return stop.stop_requested(); }
    /// Calls `work(i)` once for every i below `count`. Each call may write only its own data.
    void each(std::size_t count, const std::function<void(std::size_t)>& work) const;
};

}  // namespace sightline::engine
