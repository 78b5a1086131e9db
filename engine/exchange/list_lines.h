/// The lines of a posted list, before anybody knows what the names in them mean.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::engine {

std::string trimmed(std::string_view text);
/// A whole number of at most four digits and nothing else.
std::optional<int> numberIn(std::string_view text);

/// Dashes of every length as "-", bullets, emoji and symbols of icon fonts as "*", times signs as
/// "x", curly quotes straight.
std::string withPlainMarks(std::string_view text);

struct ListLine {
    std::size_t number = 0;  ///< as the text counts them, from 1
    int indent = 0;          ///< columns in front of it
    bool bulleted = false;
    std::string text;  ///< with plain marks, without its bullet; never empty
    std::string raw;   ///< the whole line as it stands in the text, without blanks around it
};

/// Blank lines are left out. A line that ends in a comma or a plus goes on in the next one, and a
/// heading in the middle of a line ("... = 190 Corps: ...") begins one of its own, because posts
/// lose line breaks.
std::vector<ListLine> listLines(const std::string& text);

}  // namespace sightline::engine
