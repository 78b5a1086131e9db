/// Ends the headless program with one line after an unexpected fault.
#pragma once
#include <functional>
#include <iosfwd>

namespace sightline::app {

/// Runs the program and returns its exit status. If an exception ends it, writes one line on
/// `errors` and returns 1.
int statusOf(const std::function<int()>& program, std::ostream& errors);

}  // namespace sightline::app
