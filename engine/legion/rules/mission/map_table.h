/// Compares the size of the table with the table size for which mission maps are drawn. Source:
/// Core Rulebook p. 8 (Map Cards), p. 17 (the battlefield).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// The table size of the first map that is drawn for a table of another size than `table`. No value
/// if all maps fit the table. A card without a map fits every table.
std::optional<geometry::TableSize> otherTable(const std::vector<BattleCard>& cards,
                                              geometry::TableSize table);
/// Compares the table with the maps of all objective cards that the scenario has or may draw. If a
/// map does not fit, returns one line of text: "the table is 36 x 36 in, and the map of Hold the
/// Wells is drawn for 72 x 36 in: it is stretched".
std::optional<std::string> otherTableLine(const Scenario& scenario);

}  // namespace sightline::engine
