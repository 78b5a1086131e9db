/// Several pieces of work at once, for results that do not depend on their order.
#pragma once
#include <cstddef>
#include <functional>

namespace sightline::geometry {

/// `work(i)` for every i below `count`, each once, on as many threads as the machine runs at a
/// time, this one among them. What the work writes has to be its own or guarded. Work may do some
/// of its own side by side in turn: threads that have run out of one help with the other.
void sideBySide(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace sightline::geometry
