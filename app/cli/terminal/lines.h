/// Lines of an input that somebody else writes: none grows without a bound.
#pragma once
#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace sightline::app {

/// In bytes. A placing of many miniatures takes some thousands.
inline constexpr std::size_t longestLine = 1000000;
/// "expected a line of 1000000 bytes at most"
std::string lineTooLong();

/// A line without its end. `tooLong` where it has more than `longestLine` bytes; then it is empty.
struct Line {
    std::string text;
    bool tooLong = false;
};

/// The next line; none at the end of the input. The rest of a line that is too long is passed by.
std::optional<Line> nextLine(std::istream& input);
/// The whole input with the ends of its lines; `tooLong` where it is longer than a line may be, and
/// then no more of it is read.
Line wholeInput(std::istream& input);

}  // namespace sightline::app
