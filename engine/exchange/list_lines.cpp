#include "engine/exchange/list_lines.h"

#include <cctype>

#include "engine/exchange/names.h"

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

Priced priced(std::string_view text) {
    std::string rest = trimmed(text);
    if (!rest.empty() && rest.back() == ')') {
        const std::size_t open = rest.rfind('(');
        if (open != std::string::npos) {
            if (const auto number =
                    numberIn(std::string_view(rest).substr(open + 1, rest.size() - open - 2))) {
                return {trimmed(std::string_view(rest).substr(0, open)), number};
            }
        }
    }
    return {rest, std::nullopt};
}

namespace {

// Without " = 190" at the end.
std::string withoutSum(const std::string& text) {
    const std::size_t at = text.rfind(" = ");
    return at == std::string::npos || !numberIn(trimmed(text.substr(at + 3)))
               ? text
               : trimmed(text.substr(0, at));
}

// "Name 170 + 20 = 190" and "2x Name 76 x 2 = 152": what stands before the first number that is
// followed by + or x.
std::string withoutSums(const std::string& text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i - 1] != ' ' || std::isdigit(static_cast<unsigned char>(text[i])) == 0) continue;
        std::size_t end = i;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
        const std::string rest = trimmed(text.substr(end));
        if (rest.starts_with("+ ") || rest.starts_with("x ") || rest.starts_with("\u00d7 "))
            return trimmed(text.substr(0, i));
    }
    return text;
}

}  // namespace

UnitLine unitLine(const std::string& text) {
    UnitLine line;
    const Counted counted = countedName(trimmed(text));
    line.count = counted.count;
    std::string rest = withoutSums(withoutSum(counted.name));
    const std::size_t colon = rest.find("): ");
    if (colon != std::string::npos) {
        line.upgrades = rest.substr(colon + 3);
        rest = rest.substr(0, colon + 1);
    } else if (const std::size_t split = rest.find(": ");
               split < rest.find(" (") && !rest.empty() && rest.back() == ')') {
        // No price of the unit where its upgrades cost nothing: "Name: Upgrade (0)".
        line.upgrades = rest.substr(split + 2);
        rest = rest.substr(0, split);
    } else if (!rest.empty() && rest.back() == ')' && !priced(rest).points) {
        // Minimal: "Name (Upgrade, Upgrade)"; an upgrade may end in parentheses itself.
        const std::size_t open = rest.find(" (");
        if (open != std::string::npos) {
            line.upgrades = rest.substr(open + 2, rest.size() - open - 3);
            rest = rest.substr(0, open);
        }
    }
    line.unit = priced(rest);
    return line;
}

std::vector<std::string> commaParts(const std::string& text) {
    std::vector<std::string> parts;
    std::string rest = text;
    for (;;) {
        const std::size_t comma = rest.find(", ");
        parts.push_back(trimmed(rest.substr(0, comma)));
        if (comma == std::string::npos) return parts;
        rest = rest.substr(comma + 2);
    }
}

std::string withoutPips(std::string text) {
    for (const std::string_view pip : {std::string_view("\u2022"), std::string_view("*")}) {
        for (std::size_t at = text.find(pip); at != std::string::npos; at = text.find(pip))
            text.erase(at, pip.size());
    }
    return trimmed(text);
}

bool hasPips(const std::string& text) {
    return text.find("\u2022") != std::string::npos || text.find('*') != std::string::npos;
}

std::string withoutDash(const std::string& text, bool& dash) {
    dash = text.starts_with("-");
    std::size_t from = text.find_first_not_of("- ");
    return dash && from != std::string::npos ? text.substr(from) : text;
}

}  // namespace sightline::engine
