/// Chooses between several units that have the same name.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// The facts in an army list that help to choose between units with the same name.
struct UnitEvidence {
    std::string faction;                 ///< faction of the army; empty: unknown
    const BattleForce* force = nullptr;  ///< battle force of the army; null: none
    std::optional<Rank> rank{};
    std::optional<int> points{};  ///< stated points of the unit, or of the unit with its upgrades
    std::optional<int> total{};   ///< stated points of all units of the list entry with upgrades
    int count = 1;
    /// Function that computes the points of the unit's upgrades.
    std::function<int(const UnitEntry&)> upgrades{};
    std::vector<std::string> carried{};       ///< names of the upgrades that one unit has
    std::vector<const CommandEntry*> hand{};  ///< command hand of the army
    std::optional<int> year{};                ///< year in which the list was made
};

struct UnitChoice {
    std::vector<const UnitEntry*> fitting;  ///< units that are still possible; one unit: decided;
                                            ///< empty only if there was no candidate
    bool byPoints = false;  ///< true: the points decided for a unit, although the name of another
                            ///< unit fits better
};

/// Chooses the unit that a name in an army list means. Filters the units with this name by faction,
/// battle force, title, rank and points, in this order. A filter that would remove all units is
/// ignored, because points and ranks change over time. If one of the remaining units has no title
/// and the list gives only the name, that unit is chosen. Otherwise upgrades, command cards and the
/// year decide: the unit that can have the most upgrades, the unit to which the most cards of the
/// command hand belong, the unit that existed in that year.
UnitChoice chooseUnit(const CardNames& names, const std::string& name,
                      const UnitEvidence& evidence);

}  // namespace sightline::engine
