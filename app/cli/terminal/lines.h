/// Reads lines of untrusted input with a bounded length.
#pragma once
#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace sightline::app {

/// In bytes. A placing of many miniatures needs some thousands.
inline constexpr std::size_t longestLine = 1000000;
/// "expected a line of 1000000 bytes at most"
std::string lineTooLong();

/// A line without its newline. `tooLong`: it has more than `longestLine` bytes, and `text` is
/// empty.
struct Line {
    std::string text;
    bool tooLong = false;
};

/// The next line; none at the end of the input. Skips the rest of a line that is too long.
std::optional<Line> nextLine(std::istream& input);
/// The whole input with its newlines. `tooLong`: it is longer than a line may be, and the rest is
/// not read.
Line wholeInput(std::istream& input);

}  // namespace sightline::app
