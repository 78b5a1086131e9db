/// Reads lines of untrusted input, with a limit on the length of a line.
#pragma once
#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace sightline::app {

/// Maximum length of a line in bytes. A line with the places of many miniatures needs some thousand
/// bytes.
inline constexpr std::size_t longestLine = 1000000;
/// The error text "expected a line of 1000000 bytes at most".
std::string lineTooLong();

/// A line without its newline. If it has more than `longestLine` bytes, `tooLong` is true and
/// `text` is empty.
struct Line {
    std::string text;
    bool tooLong = false;
};

/// Reads the next line. Returns nothing at the end of the input. If a line is too long, the rest of
/// it is skipped.
std::optional<Line> nextLine(std::istream& input);
/// Reads the whole input with its newlines as one `Line`. If the input is longer than
/// `longestLine`, `tooLong` is true, and the rest is not read.
Line wholeInput(std::istream& input);

}  // namespace sightline::app
