/// Which unit a name means when several have it.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/exchange/names.h"

namespace sightline::engine {

/// What a list says about a unit besides its name.
struct UnitEvidence {
    std::string faction;                 ///< of the army; empty: not known
    const BattleForce* force = nullptr;  ///< of the army
    std::optional<Rank> rank{};
    std::optional<int> points{};  ///< of the unit, or of the unit with its upgrades
    std::optional<int> total{};   ///< of all of them with their upgrades
    int count = 1;
    std::function<int(const UnitEntry&)> upgrades{};  ///< points of what that unit carries
    std::vector<std::string> carried{};               ///< names of the upgrades of one such unit
    std::vector<const CommandEntry*> hand{};          ///< of the army
    std::optional<int> year{};                        ///< in which the list was written
};

struct UnitChoice {
    std::vector<const UnitEntry*> fitting;  ///< one: decided; none only where none was given
    bool byPoints = false;                  ///< the points decided, against the name alone
};

/// Rules out what faction, battle force, title, rank and points speak against, in this order;
/// evidence that speaks against every unit is no evidence, for points and ranks change over time.
/// Of what is left a unit without a title is meant by its bare name. If there is none, upgrades,
/// command cards and the year decide: the unit that can carry the most of them, that the most of
/// the hand belongs to, that was there already.
UnitChoice chooseUnit(const CardNames& names, const std::string& name,
                      const UnitEvidence& evidence);

/// May an army of that faction, or of that battle force, hold this unit?
bool mayField(const UnitEntry& unit, const std::string& faction, const BattleForce* force);

}  // namespace sightline::engine
