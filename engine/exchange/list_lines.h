/// Lines of text lists taken apart, before anybody knows what the names in them mean.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::engine {

std::string trimmed(std::string_view text);
/// A whole number of at most four digits and nothing else.
std::optional<int> numberIn(std::string_view text);

/// "Name (20)" is {"Name", 20}.
struct Priced {
    std::string name;
    std::optional<int> points;
};
Priced priced(std::string_view text);

/// A unit line: "2x Name (40): Upgrade (10), Upgrade", "Name 170 + 20 = 190", "Name (Upgrade)".
struct UnitLine {
    int count = 1;
    Priced unit;
    std::string upgrades;  ///< separated by commas
};
UnitLine unitLine(const std::string& text);

/// Commas separate cards, and some names have one: which parts belong together is for the reader.
std::vector<std::string> commaParts(const std::string& text);

/// Dots or stars in front of command cards.
bool hasPips(const std::string& text);
std::string withoutPips(std::string text);

/// Without leading dashes; `dash` tells whether there were any.
std::string withoutDash(const std::string& text, bool& dash);

}  // namespace sightline::engine
