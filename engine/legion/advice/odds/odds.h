/// Exact odds of an attack: the distribution of wounds, computed without sampling. Policy
/// "standard": an aim token rerolls as many dice as it may that would end as blanks. The strongest
/// colours come first, and within a colour blanks before surges; hits and crits are never rerolled.
/// Tokens are spent as soon as they help, a unit's own before another's. Ram turns dice that would
/// end as blanks first, the weakest colours first, so that no aim token rerolls those. Outmaneuver
/// cancels crits before hits. `optimal_odds.h` has the other policy. Source: Core Rulebook p.
/// 33-35.
#pragma once
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

struct OddsQuestion {
    DicePool pool;
    AttackSurge attackSurge = AttackSurge::none;
    int aim = 0, attackSurgeTokens = 0;
    bool ranged = true;  ///< a melee attack ignores cover and suppresses no unit
    Die defenseDie = Die::whiteDefense;
    DefenseSurge defenseSurge = DefenseSurge::none;
    geometry::Cover cover{};
    int dodge = 0, defenseSurgeTokens = 0;
    int observation = 0;  ///< tokens on the defender, each rerolls 1 die
    int backup = 0;       ///< hits that Backup cancels
    /// Tokens of other Clone Trooper units: each side may spend 1 of them in all (p. 39).
    struct SharedTokens {
        bool aim = false, surge = false, dodge = false;
    };
    SharedTokens attackerShares{}, defenderShares{};
    int dicePerAim = 2;   ///< most dice that one aim token rerolls
    int impact = 0;       ///< hits that Impact turns to crits
    int armor = 0;        ///< hits that Armor cancels afterwards
    int pierce = 0;       ///< blocks that Pierce cancels
    int spared = 0;       ///< reduction of the blocks that Pierce cancels
    int mostWounds = -1;  ///< most wounds that the miniatures in LOS can suffer; -1: no limit
    // Keywords that change dice or results. Dice with canceled results leave the pool; dice with
    // blanks stay for Ram.
    int critical = 0;          ///< surges that become crits (Critical X)
    int ram = 0;               ///< results, including blanks, that become crits (Ram X)
    bool lowProfile = false;   ///< one die less in the cover pool, and one block more
    bool outmaneuver = false;  ///< dodge tokens also cancel crits
    int shields = 0;           ///< active shield tokens; each cancels a result of a ranged attack
    int moreDefenseDice = 0;   ///< additional dice by Danger Sense
    int luck = 0;              ///< defense dice that are rerolled together (Uncanny Luck X)
};

/// Applies the numbers and permissions of the attack: dice, charts, cover and dodge tokens. The
/// question holds the dice of the weapons and the tokens of both sides.
void take(const AttackTerms& terms, geometry::Cover byTerrain, OddsQuestion& question);

struct Odds {
    std::vector<double> wounds;  ///< chance of exactly i wounds
    double mean = 0.0;
    double none = 1.0;         ///< chance of no wound
    double suppression = 0.0;  ///< chance that a ranged attack rolls a hit or a crit
};
Odds oddsOf(const OddsQuestion& question);

/// Expected hits and crits of dice without tokens, to rank weapons.
double expectedResults(const DicePool& pool, AttackSurge surge);

}  // namespace sightline::engine
