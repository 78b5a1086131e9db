/// What the lines between the units of a posted list say: ranks, parts, totals, the faction.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "engine/catalogue/unit_card.h"

namespace sightline::engine {

/// The parts of a list. What stands under `skipped` ("Omitted cards") is not in the army.
enum class ListPart { units, counterparts, commands, contingencies, battle, skipped };

struct ListHeading {
    ListPart part{};
    std::optional<Rank> rank{};  ///< of the units below
};
/// "Special Forces", "Corps (3)", "Command Cards"; none when the words are no heading.
std::optional<ListHeading> headingNamed(std::string_view words);

/// A heading in front of what it heads: "Corps: 3x Stormtroopers" is {corps, "3x Stormtroopers"}.
/// The rest is empty where nothing follows.
struct HeadedLine {
    ListHeading heading;
    std::string rest;
};
std::optional<HeadedLine> headedLine(const std::string& text);

/// What a list says about its points. The rest is the line without it.
struct StatedTotal {
    std::optional<int> points, mostPoints, activations;
    std::string rest;
    bool says() const { return points || mostPoints || activations; }
};
/// "457/1000 (4 activations)", "Total: 796 points", "9 activations".
StatedTotal statedTotal(const std::string& text);

/// The faction that words such as "Galactic Empire", "CIS" or "rebels" name, by its id; empty when
/// they name none.
std::string factionNamed(std::string_view words);

/// The year in which a list was written, as "Spring cup 2025" says it; none when it says none.
std::optional<int> yearNamed(std::string_view text);

/// "Battle Force: Blizzard Force" is {"battle force", "Blizzard Force"}: the keys that lists use.
struct KeyedLine {
    enum class Key { name, faction, battleForce, choices, size };
    Key key{};
    std::string value;
};
std::optional<KeyedLine> keyedLine(const std::string& text);

}  // namespace sightline::engine
