/// Parses the lines between the units of a posted list: ranks, parts, totals, faction.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The part of a list to which the lines below a heading belong. Cards in the part `skipped`
/// ("Omitted cards") are not in the army.
enum class ListPart { units, counterparts, commands, contingencies, battle, skipped };

struct ListHeading {
    ListPart part{};
    std::optional<Rank> rank{};  ///< rank of the units below the heading
};
/// Reads a heading such as "Special Forces", "Corps (3)" or "Command Cards". No value if the words
/// are no heading.
std::optional<ListHeading> headingNamed(std::string_view words);

/// A heading with content on the same line: "Corps: 3x Stormtroopers" becomes {corps, "3x
/// Stormtroopers"}. `rest` is empty if no content follows.
struct HeadedLine {
    ListHeading heading;
    std::string rest;
};
std::optional<HeadedLine> headedLine(const std::string& text);

/// The totals that a line states. `rest` is the line without these totals.
struct StatedTotal {
    std::optional<int> points, mostPoints, activations;
    std::string rest;
    bool says() const { return points || mostPoints || activations; }
};
/// Reads totals such as "457/1000 (4 activations)", "Total: 796 points" or "9 activations".
StatedTotal statedTotal(const std::string& text);

/// The id of the faction in words such as "Galactic Empire", "CIS" or "rebels". Empty if the words
/// contain no faction.
std::string factionNamed(std::string_view words);

/// The year in a text such as "Spring cup 2025". No value if the text contains no year.
std::optional<int> yearNamed(std::string_view text);

/// A key and its value in a line: "Battle Force: Blizzard Force" becomes {"battle force", "Blizzard
/// Force"}.
struct KeyedLine {
    enum class Key { name, faction, battleForce, choices, size };
    Key key{};
    std::string value;
};
std::optional<KeyedLine> keyedLine(const std::string& text);

}  // namespace sightline::engine
