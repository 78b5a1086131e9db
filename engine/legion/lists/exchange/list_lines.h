/// Splits a posted list into lines, before card names are searched.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::engine {

std::string trimmed(std::string_view text);
/// Parses a whole number with at most four digits. No value for any other text.
std::optional<int> numberIn(std::string_view text);

/// Replaces typographic characters: dashes by "-", bullets, emoji and symbols of icon fonts by "*",
/// times signs by "x", curly quotation marks by straight ones.
std::string withPlainMarks(std::string_view text);

struct ListLine {
    std::size_t number = 0;  ///< line number in the text, from 1
    int indent = 0;          ///< width of the indent in columns
    bool bulleted = false;
    std::string text;  ///< text with plain characters and without its bullet; never empty
    std::string raw;   ///< the original line without spaces at both ends
};

/// Divides the text into lines; blank lines are left out. If a line ends with a comma or a plus,
/// the next line continues it. A heading in the middle of a line ("... = 190 Corps: ...") starts a
/// new line, because posts may lose line breaks.
std::vector<ListLine> listLines(const std::string& text);

}  // namespace sightline::engine
