/// Catches unexpected exceptions of the headless program, which then ends with one line of text.
#pragma once
#include <functional>
#include <iosfwd>

namespace sightline::app {

/// Runs the program and returns its exit status. If an exception ends it, writes one line on
/// `errors` and returns 1.
int statusOf(const std::function<int()>& program, std::ostream& errors);

}  // namespace sightline::app
