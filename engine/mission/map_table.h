/// Is a table the one that the maps of a mission are drawn for? Source: Core Rulebook p. 8 (Map
/// Cards), p. 17 (the battlefield).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/state/scenario.h"

namespace sightline::engine {

/// The table that the first of these maps is drawn for which is not drawn for this one; none where
/// all are. Cards without a map fit every table.
std::optional<geometry::TableSize> otherTable(const std::vector<BattleCard>& cards,
                                              geometry::TableSize table);
/// Of the objectives that a scenario has or may get, in one line: "the table is 36 x 36 in, and the
/// map of Hold the Wells is drawn for 72 x 36 in: it is stretched".
std::optional<std::string> otherTableLine(const Scenario& scenario);

}  // namespace sightline::engine
