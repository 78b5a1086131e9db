/// Parallel for, for results that do not depend on the order of the work.
#pragma once
#include <cstddef>
#include <functional>
#include <stop_token>

namespace sightline {

/// The threads of a parallel for, and its stop signal.
struct Workers {
    /// Most threads, the calling thread included. The limit also holds for loops inside the work.
    /// 0: all hardware threads.
    unsigned threads = 0;
    std::stop_token stop{};  ///< if stopped, work that has not begun is skipped

    bool stopped() const { return stop.stop_requested(); }
};

/// Calls `work(i)` once for each i below `count`, on the calling thread and on others. It returns
/// when all work is done, so the thread of the window must not call it. Data that the work writes
/// must be its own or guarded. Nested calls are allowed: a thread that has finished one loop helps
/// with the other.
void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work,
                 const Workers& workers = {});

}  // namespace sightline
