/// Parallel for. The results must not depend on the order of the work.
#pragma once
#include <cstddef>
#include <functional>
#include <stop_token>

namespace sightline {

/// The threads of a parallel for, and its stop signal.
struct Workers {
    /// Maximum number of threads, the calling thread included. The limit also holds for loops
    /// inside the work. 0 means all hardware threads.
    unsigned threads = 0;
    std::stop_token stop{};  ///< after a stop request, pending work is skipped

    bool stopped() const { return stop.stop_requested(); }
};

/// Calls `work(i)` once for each i below `count`, on the calling thread and on other threads. It
/// returns when all work is done, so the thread of the window must not call it. The work may write
/// only its own or guarded data. Nested calls are allowed: a thread that has finished one loop
/// helps with the other loop.
void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work,
                 const Workers& workers = {});

}  // namespace sightline
