/// Parallel for, for results that do not depend on the order of the work.
#pragma once
#include <cstddef>
#include <functional>

namespace sightline::geometry {

/// Calls `work(i)` once for each i below `count`, on all hardware threads and the calling thread.
/// Data that the work writes must be its own or guarded. Nested calls are allowed: a thread that
/// has finished one loop helps with the other.
void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace sightline::geometry
