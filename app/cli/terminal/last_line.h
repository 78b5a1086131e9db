/// The end of the headless program after an unexpected fault.
#pragma once
#include <functional>
#include <iosfwd>

namespace sightline::app {

/// Returns the program's exit status; 1 after one line on `errors` when an exception ends it.
int statusOf(const std::function<int()>& program, std::ostream& errors);

}  // namespace sightline::app
