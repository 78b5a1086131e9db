/// Reads lines of untrusted input. The length of a line is limited.
#pragma once
#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace sightline::app {

/// Maximum length in bytes. A placing of many miniatures needs some thousands.
inline constexpr std::size_t longestLine = 1000000;
/// "expected a line of 1000000 bytes at most".
std::string lineTooLong();

/// A line without its newline. If it has more than `longestLine` bytes, `tooLong` is true and
/// `text` is empty.
struct Line {
    std::string text;
    bool tooLong = false;
};

/// The next line. Empty at the end of the input. The rest of a line that is too long is skipped.
std::optional<Line> nextLine(std::istream& input);
/// The whole input with its newlines. If it is longer than one line may be, `tooLong` is true, and
/// the rest is not read.
Line wholeInput(std::istream& input);

}  // namespace sightline::app
