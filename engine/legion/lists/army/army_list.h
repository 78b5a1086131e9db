/// An army list: the ids of its cards. `judgeArmy` checks whether the list is legal.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::engine {

/// A unit of an army list with its upgrades and counterpart, all by id.
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

/// The size of the game. Lists of the size `edition2018` use the cards and the rules of 2018.
enum class GameSize { recon, escalation, standard, grandArmy, edition2018 };

struct ArmyList {
    std::string name, faction;
    std::string battleForce{};  ///< id of the battle force; empty: no battle force
    GameSize size = GameSize::standard;
    /// Names of the choices that the battle force offers and the army has made.
    std::vector<std::string> choices{};
    std::vector<ArmyUnit> units{};
    std::vector<std::string> commandHand{};  ///< ids of the cards in the command hand, without
                                             ///< Standing Orders, which is in every hand
    BattleDeck battleDeck{};
    bool operator==(const ArmyList&) const = default;
};

/// The points and ranks of a game size. Source: Core Rulebook p. 16, and the rules documents of
/// recon games and of games larger than standard.
struct GameRules {
    std::string name;  ///< name in files, such as "recon", "standard" or "2018"
    int mostPoints = 0;
    RankLimits ranks;
};
const GameRules& rulesOf(GameSize size);
/// The edition to which armies of a game size belong.
const Edition& editionOf(GameSize size);
const std::vector<std::string>& gameSizeNames();

}  // namespace sightline::engine
