/// How the headless program ends when something went wrong that nobody foresaw.
#pragma once
#include <functional>
#include <iosfwd>

namespace sightline::app {

/// Its exit status; 1 after one line on `errors` where an exception ends it.
int statusOf(const std::function<int()>& program, std::ostream& errors);

}  // namespace sightline::app
