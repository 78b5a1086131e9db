#include "engine/legion/lists/exchange/list_headings.h"

#include <array>
#include <cctype>
#include <utility>

#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {
namespace {

constexpr std::array rankHeadings{std::pair{"commander", Rank::commander},
                                  std::pair{"commanders", Rank::commander},
                                  std::pair{"operative", Rank::operative},
                                  std::pair{"operatives", Rank::operative},
                                  std::pair{"corps", Rank::corps},
                                  std::pair{"special forces", Rank::specialForces},
                                  std::pair{"special force", Rank::specialForces},
                                  std::pair{"special", Rank::specialForces},
                                  std::pair{"support", Rank::support},
                                  std::pair{"supports", Rank::support},
                                  std::pair{"heavy", Rank::heavy},
                                  std::pair{"heavies", Rank::heavy}};

constexpr std::array partHeadings{std::pair{"units", ListPart::units},
                                  std::pair{"counterpart", ListPart::counterparts},
                                  std::pair{"counterparts", ListPart::counterparts},
                                  std::pair{"commands", ListPart::commands},
                                  std::pair{"command cards", ListPart::commands},
                                  std::pair{"command hand", ListPart::commands},
                                  std::pair{"contingencies", ListPart::contingencies},
                                  std::pair{"battle deck", ListPart::battle},
                                  std::pair{"battle cards", ListPart::battle},
                                  std::pair{"objectives", ListPart::battle},
                                  std::pair{"primary", ListPart::battle},
                                  std::pair{"primaries", ListPart::battle},
                                  std::pair{"primary objectives", ListPart::battle},
                                  std::pair{"secondary", ListPart::battle},
                                  std::pair{"secondaries", ListPart::battle},
                                  std::pair{"secondary objectives", ListPart::battle},
                                  std::pair{"advantage", ListPart::battle},
                                  std::pair{"advantages", ListPart::battle},
                                  std::pair{"advantage cards", ListPart::battle},
                                  std::pair{"omitted battle cards", ListPart::skipped},
                                  std::pair{"battle cards omitted", ListPart::skipped}};

constexpr std::array factionWords{std::pair{"rebels", "rebels"},
                                  std::pair{"rebel", "rebels"},
                                  std::pair{"rebellion", "rebels"},
                                  std::pair{"rebel alliance", "rebels"},
                                  std::pair{"empire", "empire"},
                                  std::pair{"imperial", "empire"},
                                  std::pair{"imperials", "empire"},
                                  std::pair{"galactic empire", "empire"},
                                  std::pair{"republic", "republic"},
                                  std::pair{"gar", "republic"},
                                  std::pair{"galactic republic", "republic"},
                                  std::pair{"separatist", "separatists"},
                                  std::pair{"separatists", "separatists"},
                                  std::pair{"cis", "separatists"},
                                  std::pair{"separatist alliance", "separatists"},
                                  std::pair{"mercenary", "mercenary"},
                                  std::pair{"mercenaries", "mercenary"},
                                  std::pair{"mandalorian", "mandalorians"},
                                  std::pair{"mandalorians", "mandalorians"}};

constexpr std::array keys{std::pair{"name", KeyedLine::Key::name},
                          std::pair{"list name", KeyedLine::Key::name},
                          std::pair{"faction", KeyedLine::Key::faction},
                          std::pair{"army faction", KeyedLine::Key::faction},
                          std::pair{"battle force", KeyedLine::Key::battleForce},
                          std::pair{"battleforce", KeyedLine::Key::battleForce},
                          std::pair{"choices", KeyedLine::Key::choices},
                          std::pair{"size", KeyedLine::Key::size}};

bool digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool wordChar(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Removes a count or points from the end of a heading: "(3)", "x3" or "240 points".
std::string withoutCount(std::string folded) {
    while (!folded.empty()) {
        const std::size_t space = folded.rfind(' ');
        if (space == std::string::npos) return folded;
        std::string last = folded.substr(space + 1);
        if (last.starts_with('x')) last = last.substr(1);
        if (!numberIn(last) && last != "points" && last != "pts") return folded;
        folded.resize(space);
    }
    return folded;
}

// A whole number in a text: the positions of its digits, and its value.
struct Digits {
    std::size_t begin = 0, end = 0;
    std::optional<int> number;
};
Digits digitsAfter(const std::string& text, std::size_t at) {
    while (at < text.size() && text[at] == ' ') ++at;
    Digits found{at, at, std::nullopt};
    while (found.end < text.size() && digit(text[found.end])) ++found.end;
    found.number = numberIn(std::string_view(text).substr(at, found.end - at));
    return found;
}
Digits digitsBefore(const std::string& text, std::size_t at) {
    while (at > 0 && text[at - 1] == ' ') --at;
    Digits found{at, at, std::nullopt};
    while (found.begin > 0 && digit(text[found.begin - 1])) --found.begin;
    found.number = numberIn(std::string_view(text).substr(found.begin, at - found.begin));
    return found;
}

// Removes a total such as "457/1000" from the line. "CM-0/93 Trooper" and "MO/DK" are names and not
// totals.
void takePoints(StatedTotal& total) {
    for (std::size_t slash = total.rest.find('/'); slash != std::string::npos;
         slash = total.rest.find('/', slash + 1)) {
        const Digits points = digitsBefore(total.rest, slash);
        const Digits most = digitsAfter(total.rest, slash + 1);
        if (!points.number || !most.number || *most.number < 300) continue;
        if (points.begin > 0 &&
            (wordChar(total.rest[points.begin - 1]) || total.rest[points.begin - 1] == '-'))
            continue;
        total.points = points.number;
        total.mostPoints = most.number;
        total.rest.replace(points.begin, most.end - points.begin, " ; ");
        return;
    }
}

void takeActivations(StatedTotal& total) {
    std::string lower = total.rest;
    for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const std::size_t at = lower.find("activation");
    if (at == std::string::npos) return;
    const Digits number = digitsBefore(total.rest, at);
    if (!number.number) return;
    std::size_t end = at;
    while (end < total.rest.size() && wordChar(total.rest[end])) ++end;
    total.activations = number.number;
    total.rest.replace(number.begin, end - number.begin, " ; ");
}

bool saysNothing(const std::string& folded) {
    static constexpr std::array empty{
        "",           "total",      "points",    "pts",          "total points",
        "army total", "total cost", "total pts", "points total", "list"};
    for (const char* words : empty) {
        if (folded == words) return true;
    }
    return false;
}

}  // namespace

std::optional<ListHeading> headingNamed(std::string_view words) {
    const std::string folded = withoutCount(foldedName(words));
    for (const auto& [name, rank] : rankHeadings) {
        if (folded == name) return ListHeading{ListPart::units, rank};
    }
    for (const auto& [name, part] : partHeadings) {
        if (folded == name) return ListHeading{part, std::nullopt};
    }
    return std::nullopt;
}

std::optional<HeadedLine> headedLine(const std::string& text) {
    if (const auto heading = headingNamed(text)) return HeadedLine{*heading, ""};
    for (const std::string_view end : {std::string_view(":"), std::string_view(" - ")}) {
        const std::size_t at = text.find(end);
        if (at == std::string::npos) continue;
        if (const auto heading = headingNamed(std::string_view(text).substr(0, at)))
            return HeadedLine{*heading, trimmed(std::string_view(text).substr(at + end.size()))};
    }
    return std::nullopt;
}

StatedTotal statedTotal(const std::string& text) {
    StatedTotal total;
    total.rest = text;
    takePoints(total);
    takeActivations(total);
    if (!total.points) {
        // A line that contains nothing except a total: "Total: 796 points".
        std::string folded = foldedName(total.rest);
        std::optional<int> number;
        std::string others;
        for (std::size_t begin = 0; begin < folded.size();) {
            const std::size_t end = std::min(folded.find(' ', begin), folded.size());
            const std::string word = folded.substr(begin, end - begin);
            const auto read = numberIn(word);
            if (read && !number)
                number = read;
            else
                others += (others.empty() ? "" : " ") + word;
            begin = end + 1;
        }
        if (number && *number >= 10 && !others.empty() && saysNothing(others)) {
            total.points = number;
            total.rest.clear();
        }
    }
    if (total.says() && saysNothing(foldedName(total.rest))) total.rest.clear();
    return total;
}

std::string factionNamed(std::string_view words) {
    std::string folded = foldedName(words);
    for (const std::string_view more : {" list", " army"}) {
        if (folded.ends_with(more)) folded.erase(folded.size() - more.size());
    }
    if (folded.starts_with("the ")) folded = folded.substr(4);
    for (const auto& [name, id] : factionWords) {
        if (folded == name) return id;
    }
    return "";
}

// The year in a text. A year is never read as a total, because the largest game has 1600 points.
std::optional<int> yearNamed(std::string_view text) {
    constexpr int firstYear = 2018, lastYear = 2099;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && digit(text[end])) ++end;
        const auto number = numberIn(text.substr(at, end - at));
        if (end - at == 4 && number && *number >= firstYear && *number <= lastYear) return number;
        at = std::max(end, at + 1);
    }
    return std::nullopt;
}

std::optional<KeyedLine> keyedLine(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) return std::nullopt;
    const std::string folded = foldedName(std::string_view(text).substr(0, colon));
    for (const auto& [name, key] : keys) {
        if (folded == name)
            return KeyedLine{key, trimmed(std::string_view(text).substr(colon + 1))};
    }
    return std::nullopt;
}

}  // namespace sightline::engine
