#include "engine/legion/lists/exchange/list_lines.h"

#include <algorithm>
#include <cctype>

#include "engine/legion/lists/exchange/list_headings.h"

namespace sightline::engine {

std::string trimmed(std::string_view text) {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0)
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0)
        text.remove_suffix(1);
    return std::string(text);
}

std::optional<int> numberIn(std::string_view text) {
    if (text.empty() || text.size() > 4) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

namespace {

bool isBullet(char c) { return c == '-' || c == '*' || c == '>' || c == '#' || c == ' '; }

ListLine lineOf(std::size_t number, std::string_view raw) {
    ListLine line{.number = number, .indent = 0, .bulleted = false, .text = {}, .raw = {}};
    const std::size_t first = raw.find_first_not_of(' ');
    if (first == std::string_view::npos) return line;
    line.indent = static_cast<int>(first);
    std::size_t from = first;
    while (from < raw.size() && isBullet(raw[from])) ++from;
    // A plus at the start of a line is a bullet. A plus between names is not a bullet.
    if (from < raw.size() && raw[from] == '+') ++from;
    line.bulleted = from > first;
    line.text = trimmed(raw.substr(from));
    return line;
}

// The position in a line at which a heading before the colon begins. `colon` is the position of the
// colon. Returns npos if there is no heading before it.
std::size_t headingInside(const std::string& text, std::size_t colon) {
    for (const std::size_t words : {2U, 1U}) {
        std::size_t from = colon;
        for (std::size_t i = 0; i < words && from != std::string::npos && from > 0; ++i)
            from = text.rfind(' ', from - 1);
        if (from == std::string::npos || from == 0) continue;
        const std::string_view inside = std::string_view(text).substr(from + 1, colon - from - 1);
        // "Clone Commander (60): ..." is a unit and not a heading, because a heading in the middle
        // of a line has no count.
        if (inside.find_first_of("()0123456789") == std::string_view::npos && headingNamed(inside))
            return from;
    }
    return std::string::npos;
}

std::vector<std::string> brokenAtHeadings(const std::string& line) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t colon = line.find(':'); colon != std::string::npos;
         colon = line.find(':', colon + 1)) {
        const std::size_t at = headingInside(line, colon);
        if (at == std::string::npos || at <= begin) continue;
        if (line.find_first_not_of(" -*#", begin) >= at)
            continue;  // no text between the bullet and the heading
        parts.push_back(line.substr(begin, at - begin));
        begin = at + 1;
    }
    parts.push_back(line.substr(begin));
    return parts;
}

bool goesOn(const std::string& text) {
    return text.ends_with(',') || text.ends_with(" +") || text.ends_with('&');
}

}  // namespace

std::vector<ListLine> listLines(const std::string& text) {
    const std::string plain = withPlainMarks(text);
    std::vector<ListLine> lines;
    std::size_t number = 0;
    bool open = false;  // true: the current line continues the previous one
    std::size_t rawBegin = 0;
    for (std::size_t begin = 0; begin <= plain.size();) {
        const std::size_t end = std::min(plain.find('\n', begin), plain.size());
        const std::size_t rawEnd = std::min(text.find('\n', rawBegin), text.size());
        const std::string raw = trimmed(std::string_view(text).substr(rawBegin, rawEnd - rawBegin));
        rawBegin = std::min(rawEnd + 1, text.size());
        ++number;
        for (const std::string& part : brokenAtHeadings(plain.substr(begin, end - begin))) {
            ListLine line = lineOf(number, part);
            if (line.text.empty()) continue;
            line.raw = raw;
            const bool joins = open && !line.bulleted;
            if (joins)
                lines.back().text += " " + line.text;
            else
                lines.push_back(std::move(line));
            open = goesOn(lines.back().text);
        }
        begin = end + 1;
    }
    return lines;
}

}  // namespace sightline::engine
