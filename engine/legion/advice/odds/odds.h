/// Exact odds of an attack: the distribution of wounds, computed without sampling. In the policy
/// "standard", an aim token rerolls as many dice as possible that would end as blanks. The
/// strongest colours come first; within a colour, blanks come before surges. Hits and crits are
/// never rerolled. Tokens are spent as soon as they help, the unit's own tokens first. Ram turns
/// dice that would end as blanks, the weakest colours first, so an aim token does not reroll these
/// dice. Outmaneuver cancels crits before hits. For the other policy, see `optimal_odds.h`. Source:
/// Core Rulebook p. 33-35.
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
    bool ranged = true;  ///< false: a melee attack; it ignores cover and suppresses no unit
    Die defenseDie = Die::whiteDefense;
    DefenseSurge defenseSurge = DefenseSurge::none;
    geometry::Cover cover{};
    int dodge = 0, defenseSurgeTokens = 0;
    int observation = 0;  ///< number of observation tokens on the defender; each rerolls 1 die
    int backup = 0;       ///< number of hits that Backup cancels
    /// The kinds of tokens that the attacker or the defender may spend although another unit has
    /// them, because of Clone Trooper (p. 39) or Exemplar. The odds assume that the unit spends at
    /// most 1 token of another unit in an attack. So the odds are too low for a unit that may spend
    /// one token by Clone Trooper and one by Exemplar.
    struct SharedTokens {
        bool aim = false, surge = false, dodge = false;
    };
    SharedTokens attackerShares{}, defenderShares{};
    int dicePerAim = 2;  ///< largest number of dice that one aim token rerolls
    int impact = 0;      ///< number of hits that Impact turns into crits
    int armor = 0;       ///< number of hits that Armor cancels after Impact
    int pierce = 0;      ///< number of blocks that Pierce cancels
    int spared = 0;  ///< Impervious reduces the number of blocks that Pierce cancels by this number
    /// Largest number of wounds that the miniatures in LOS can suffer; -1: no limit.
    int mostWounds = -1;
    // Numbers from keywords that change dice or results. A die whose result is canceled leaves the
    // pool. A blank stays in the pool, because Ram may turn it into a crit.
    int critical = 0;          ///< number of surges that become crits (Critical X)
    int ram = 0;               ///< number of results, also blanks, that become crits (Ram X)
    bool primitive = false;    ///< true: crits become hits after Impact and before Ram
    bool lowProfile = false;   ///< true: one die fewer in the cover pool, and one additional block
    bool outmaneuver = false;  ///< true: dodge tokens may also cancel crits
    int shields = 0;           ///< number of active shield tokens; each cancels a result of a
                               ///< ranged attack
    int ion = 0;  ///< number of shield tokens that Ion X flips before other effects, one for each
                  ///< hit or crit
    int moreDefenseDice = 0;  ///< number of added defense dice of the unit's own colour, if any
                              ///< defense dice are rolled
    DicePool defenseDice{};   ///< added dice of given colours, if any defense dice are rolled
    int luck = 0;             ///< number of defense dice that Uncanny Luck X rerolls together
};

/// Applies the numbers and permissions of the attack: dice, charts, cover, dodge tokens and
/// results. The question must already contain the dice of the weapons and the tokens of both sides.
void take(const AttackTerms& terms, geometry::Cover byTerrain, OddsQuestion& question);

struct Odds {
    std::vector<double> wounds;  ///< [i]: the chance of exactly i wounds
    double mean = 0.0;
    double none = 1.0;  ///< the chance of no wound
    /// Chance that a ranged attack rolls at least one hit or crit, and so suppresses the defender.
    double suppression = 0.0;
};
Odds oddsOf(const OddsQuestion& question);

/// The expected number of hits and crits of a dice pool without tokens. Used to rank weapons.
double expectedResults(const DicePool& pool, AttackSurge surge);

}  // namespace sightline::engine
