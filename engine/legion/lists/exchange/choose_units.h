/// Disambiguation of unit names that several units share.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// The facts that a list states about a unit besides its name.
struct UnitEvidence {
    std::string faction;                 ///< of the army; empty: unknown
    const BattleForce* force = nullptr;  ///< of the army
    std::optional<Rank> rank{};
    std::optional<int> points{};  ///< of the unit, or of the unit with its upgrades
    std::optional<int> total{};   ///< of all these units with their upgrades
    int count = 1;
    std::function<int(const UnitEntry&)> upgrades{};  ///< points of its upgrades
    std::vector<std::string> carried{};               ///< upgrade names of one unit
    std::vector<const CommandEntry*> hand{};          ///< command hand of the army
    std::optional<int> year{};                        ///< year of the list
};

struct UnitChoice {
    std::vector<const UnitEntry*> fitting;  ///< one: decided; empty only for empty input
    bool byPoints = false;                  ///< true if points decided against the name alone
};

/// Filters the units by faction, battle force, title, rank and points, in this order. A filter that
/// would remove every unit is ignored, because points and ranks change over time. Among the rest a
/// unit without a title wins for its bare name. Without such a unit, upgrades, command cards and
/// the year decide: the unit that can carry the most upgrades, that the most cards of the hand
/// belong to, that existed in that year.
UnitChoice chooseUnit(const CardNames& names, const std::string& name,
                      const UnitEvidence& evidence);

/// True if an army of that faction, or of that battle force, may hold this unit.
bool mayField(const UnitEntry& unit, const std::string& faction, const BattleForce* force);

}  // namespace sightline::engine
