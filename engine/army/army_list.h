/// An army on paper: which cards, not yet whether they may stand together.
#pragma once
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"

namespace sightline::engine {

/// A unit and what it carries, by id.
struct ArmyUnit {
    std::string unit;
    std::vector<std::string> upgrades{};
    std::string counterpart{};
    std::vector<std::string> counterpartUpgrades{};
    bool operator==(const ArmyUnit&) const = default;
};

struct BattleDeck {
    std::vector<std::string> primary{}, secondary{}, advantage{};
    bool empty() const { return primary.empty() && secondary.empty() && advantage.empty(); }
    bool operator==(const BattleDeck&) const = default;
};

/// How large a game it is for. An army of `edition2018` can be read and written; that year's points
/// and rules are not here, so it is not played (`judgeArmy` says so).
enum class GameSize { recon, escalation, standard, grandArmy, edition2018 };

struct ArmyList {
    std::string name, faction;
    std::string battleForce{};  ///< id; empty: none
    GameSize size = GameSize::standard;
    std::vector<std::string> choices{};  ///< of a battle force that offers some, by name
    std::vector<ArmyUnit> units{};
    std::vector<std::string> commandHand{};  ///< without Standing Orders, which every hand holds
    BattleDeck battleDeck{};
    bool operator==(const ArmyList&) const = default;
};

/// Points and ranks of a game (Core Rulebook p. 16; recon and the larger games by their battle
/// files).
struct GameRules {
    std::string name;  ///< as the files write it: "recon", "standard", "2018"
    int mostPoints = 0;
    RankLimits ranks;
};
const GameRules& rulesOf(GameSize size);
const std::vector<std::string>& gameSizeNames();

}  // namespace sightline::engine
