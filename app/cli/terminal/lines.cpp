#include "app/cli/terminal/lines.h"

#include <streambuf>

namespace sightline::app {
namespace {

constexpr int end = std::istream::traits_type::eof();

/// Appends a character to the line. Returns false if the line is full.
bool add(Line& line, int letter) {
    if (line.text.size() == longestLine) {
        line = {{}, true};
        return false;
    }
    line.text.push_back(static_cast<char>(letter));
    return true;
}

}  // namespace

std::string lineTooLong() {
    return "expected a line of " + std::to_string(longestLine) + " bytes at most";
}

std::optional<Line> nextLine(std::istream& input) {
    std::streambuf& letters = *input.rdbuf();
    Line line;
    int one = letters.sbumpc();
    if (one == end) return std::nullopt;
    for (; one != end && one != '\n'; one = letters.sbumpc())
        if (!line.tooLong) add(line, one);
    return line;
}

Line wholeInput(std::istream& input) {
    std::streambuf& letters = *input.rdbuf();
    Line text;
    for (int one = letters.sbumpc(); one != end; one = letters.sbumpc())
        if (!add(text, one)) break;
    return text;
}

}  // namespace sightline::app
