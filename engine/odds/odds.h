/// Exact odds of an attack: the distribution of wounds, worked out instead of sampled.
/// Policy "standard": an aim token rerolls as many dice as it may that would end as blanks, the
/// strongest colours first, in each of them blanks before surges, never a hit or a crit; tokens are
/// spent as soon as they help, a unit's own before another's. Ram turns dice that would end as
/// blanks first, the weakest colours, so that no aim token rerolls those; Outmaneuver cancels crits
/// before hits. `optimal_odds.h` has the other
/// policy. Source: Core Rulebook p. 33-35.
#pragma once
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/terms/attack_terms.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

struct OddsQuestion {
    DicePool pool;
    AttackSurge attackSurge = AttackSurge::none;
    int aim = 0, attackSurgeTokens = 0;
    bool ranged = true;  ///< a melee attack meets no cover and suppresses nobody
    Die defenseDie = Die::whiteDefense;
    DefenseSurge defenseSurge = DefenseSurge::none;
    geometry::Cover cover{};
    int dodge = 0, defenseSurgeTokens = 0;
    int observation = 0;  ///< tokens of the defender, each rerolls 1 die
    int backup = 0;       ///< hits that Backup cancels
    /// Tokens of other Clone Trooper units: 1 of them in all may be spent on each side (p. 39).
    struct Shared {
        bool aim = false, surge = false, dodge = false;
    };
    Shared attackerShares{}, defenderShares{};
    int dicePerAim = 2;   ///< that one aim token rerolls
    int impact = 0;       ///< hits that become crits
    int armor = 0;        ///< hits that the defender cancels afterwards
    int pierce = 0;       ///< blocks that the attacker cancels
    int spared = 0;       ///< blocks that Pierce cancels fewer than it would
    int mostWounds = -1;  ///< what the miniatures in LOS can suffer; -1: no limit
    // Keywords that change dice or results. The dice of an attack that canceled results lie on are
    // gone; those that show blanks stay for Ram.
    int critical = 0;          ///< surges that become crits (Critical X)
    int ram = 0;               ///< results that become crits, blanks among them (Ram X)
    bool lowProfile = false;   ///< one die of the cover pool less, and one block more
    bool outmaneuver = false;  ///< dodge tokens cancel crits, too
    int shields = 0;           ///< active shield tokens; of ranged attacks each cancels a result
    int moreDefenseDice = 0;   ///< by Danger Sense
    int luck = 0;              ///< defense dice that are rerolled at once (Uncanny Luck X)
};

/// Takes over what keywords and charts amount to, the cover among them.
void take(const AttackTerms& terms, geometry::Cover byTerrain, OddsQuestion& question);

struct Odds {
    std::vector<double> wounds;  ///< chance of exactly that many
    double mean = 0.0;
    double none = 1.0;         ///< chance of no wound
    double suppression = 0.0;  ///< chance that a ranged attack shows a hit or a crit
};
Odds oddsOf(const OddsQuestion& question);

/// Expected hits and crits of dice without tokens; ranks weapons.
double expectedResults(const DicePool& pool, AttackSurge surge);

}  // namespace sightline::engine
