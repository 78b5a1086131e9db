/// Parser for the lines between the units of a posted list: ranks, parts, totals, faction.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The parts of a list. Cards under `skipped` ("Omitted cards") are not in the army.
enum class ListPart { units, counterparts, commands, contingencies, battle, skipped };

struct ListHeading {
    ListPart part{};
    std::optional<Rank> rank{};  ///< rank of the units below
};
/// "Special Forces", "Corps (3)", "Command Cards"; none if the words are no heading.
std::optional<ListHeading> headingNamed(std::string_view words);

/// A heading with content on the same line: "Corps: 3x Stormtroopers" is {corps, "3x
/// Stormtroopers"}. `rest` is empty if no content follows.
struct HeadedLine {
    ListHeading heading;
    std::string rest;
};
std::optional<HeadedLine> headedLine(const std::string& text);

/// The totals that a line states. `rest` is the line without them.
struct StatedTotal {
    std::optional<int> points, mostPoints, activations;
    std::string rest;
    bool says() const { return points || mostPoints || activations; }
};
/// "457/1000 (4 activations)", "Total: 796 points", "9 activations".
StatedTotal statedTotal(const std::string& text);

/// The id of the faction in words such as "Galactic Empire", "CIS" or "rebels"; empty if there is
/// none.
std::string factionNamed(std::string_view words);

/// The year of a list, as in "Spring cup 2025"; none if the text has no year.
std::optional<int> yearNamed(std::string_view text);

/// A key that lists use, with its value: "Battle Force: Blizzard Force" is {"battle force",
/// "Blizzard Force"}.
struct KeyedLine {
    enum class Key { name, faction, battleForce, choices, size };
    Key key{};
    std::string value;
};
std::optional<KeyedLine> keyedLine(const std::string& text);

}  // namespace sightline::engine
