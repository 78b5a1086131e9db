/// Splits a posted list into lines, before card names are looked up.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::engine {

std::string trimmed(std::string_view text);
/// Parses a whole number of at most four digits; none for any other text.
std::optional<int> numberIn(std::string_view text);

/// Replaces typographic marks: dashes by "-", bullets, emoji and icon font symbols by "*", times
/// signs by "x", curly quotes by straight quotes.
std::string withPlainMarks(std::string_view text);

struct ListLine {
    std::size_t number = 0;  ///< line number in the text, from 1
    int indent = 0;          ///< width of the indent in columns
    bool bulleted = false;
    std::string text;  ///< with plain marks and without its bullet; never empty
    std::string raw;   ///< the line as in the text, trimmed
};

/// Blank lines are left out. A line that ends in a comma or a plus continues on the next line. A
/// heading in the middle of a line ("... = 190 Corps: ...") starts a new line, because posts lose
/// line breaks.
std::vector<ListLine> listLines(const std::string& text);

}  // namespace sightline::engine
