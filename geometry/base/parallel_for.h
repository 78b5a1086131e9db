/// Runs a loop on several threads. The results must not depend on the order of the iterations.
#pragma once
#include <cstddef>
#include <functional>
#include <stop_token>

namespace sightline {

/// The number of threads of a parallel loop, and its stop signal.
struct Workers {
    /// Maximum number of threads, with the calling thread. The limit also holds for loops inside
    /// this loop. 0 means all hardware threads.
    unsigned threads = 0;
    std::stop_token stop{};  ///< stop signal; after a stop request, pending iterations are skipped

    bool stopped() const { return stop.stop_requested(); }
};

/// Calls `work(i)` once for each i below `count`, on the calling thread and on other threads.
/// Returns when all calls are done, so the window's thread must not call this function. `work` may
/// write only its own data or guarded data. Nested loops are allowed: a thread that has finished
/// one loop helps with the other loop.
void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work,
                 const Workers& workers = {});

}  // namespace sightline
