/// The number of random cases of a property test. The usual number fits CI. `packaging/check
/// truths` sets SIGHTLINE_LONG_TESTS and runs the long number.
#pragma once
#include <cstdlib>

namespace sightline::test {

inline bool runsLong() { return std::getenv("SIGHTLINE_LONG_TESTS") != nullptr; }
inline int casesOf(int usual, int inTheLongRun) { return runsLong() ? inTheLongRun : usual; }

}  // namespace sightline::test
