/// AttackTerms: the numbers and permissions of one attack pool. The steps of the attack, the
/// previews and the odds use them. Keywords can change them, see `AttackNumbers`. Source: Core
/// Rulebook p. 14 (Cover), 31 (surge charts), 32-35.
#pragma once
#include "engine/legion/basics/dice/more_dice.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

class CurrentState;

struct AttackTerms {
    MoreDice dice{};            ///< dice that are added to the dice of the weapons
    MoreDice diceBeforeRoll{};  ///< attack dice that join the pool just before the roll
    MoreDice downgraded{};      ///< changes of colours by downgrades, just before the roll
    MoreDice upgraded{};        ///< changes of colours by upgrades, after the downgrades
    /// The dice that each weapon adds, in the order of `AttackFacts::weapons`, after the changes by
    /// keywords of the weapon.
    std::vector<DicePool> weaponDice{};
    /// If a player chooses the dice that a keyword upgrades: the smallest and the largest number of
    /// white dice among these dice.
    struct UpgradeChoice {
        Keyword keyword{};
        int least = 0, most = 0;
    };
    std::vector<UpgradeChoice> upgradeChoices{};
    MoreDice defenseDice{};  ///< dice that the defender adds, if it rolls defense dice
    Term dicePerAim{2};      ///< number of dice that one aim token rerolls
    Term critical;           ///< number of attack surges that become crits before all other surges
    Term coverImproved, coverReduced;
    Term coverBlocks;     ///< number of dice of the cover pool that become blocks without a roll
    Permission covering;  ///< whether the defender may benefit from cover
    Term blast;           ///< above 0: cover cancels no hits
    Permission coverCanceling;  ///< whether cover may cancel hits, apart from Blast
    Permission dodging;         ///< whether the defender may spend dodge tokens
    Allowance dodgingCrits;     ///< whether dodge tokens may also cancel crits
    Term impact;                ///< number of hits that become crits
    Term dulled;                ///< above 0: all crits become hits after Impact
    Term rammed;                ///< number of results, also blanks, that become crits
    Term ionized;               ///< number of active shields that are flipped before other effects
    Term shields;               ///< number of shields that may each cancel a hit or a crit
    Term armor;                 ///< number of hits that the defender cancels
    Permission deflecting;      ///< whether defense surges may wound the attacker
    Term deflected;  ///< number of wounds that the attacker suffers if a defense surge is rolled
    Allowance deflectedEach;  ///< whether each defense surge gives the wounds of `deflected`
    Term riposte;  ///< number of wounds that the attacker suffers if a blank is in the attack roll
    Term luck;     ///< number of defense dice that the defender may reroll together
    Permission suppressing;  ///< whether the defender gains suppression tokens from the attack
    Term pierce;             ///< number of blocks that the attacker cancels
    Term spared;  ///< the defender's keywords reduce the number of blocks that Pierce cancels by
                  ///< this number
    int pierceSpent = 0;  ///< number of blocks that Pierce canceled on the dice of guarding units
                          ///< (Keyword Glossary, Pierce X)
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    Reckoning attackChart{Reckoning::Number::attackSurges};  ///< reasons for the attacker's surge
                                                             ///< chart
    Reckoning defenseChart{Reckoning::Number::defenseSurges};

    /// All attack dice that are added or removed: when the pool is formed, and just before the
    /// roll.
    MoreDice allAttackDice() const;
    /// Offers a surge chart to the defender or to the attacker. The unit uses the best of all
    /// offered charts. `reason.amount` is ignored.
    void offerChart(DefenseSurge chart, Reason reason);
    void offerChart(AttackSurge chart, Reason reason);
    /// The keyword that gives the defender its surge chart. `Keyword::none` if the unit card or the
    /// effect of a card gives the chart.
    Keyword givesDefenseChart() const;
    /// The keyword that gives the attacker its surge chart, see `givesDefenseChart`.
    Keyword givesAttackChart() const;

    /// The defender's cover: the cover by terrain after all changes.
    geometry::Cover coverFrom(geometry::Cover byTerrain) const;
    /// The reason why cover cancels no hits. No value if cover may cancel hits.
    std::optional<Reason> coverPrevented() const;
    /// After this call, no keyword of the defender stops or reduces Pierce.
    void pierceEverything();
    /// The number of blocks that Pierce can still cancel on the next defense dice.
    int pierceLeft() const;
    /// The number of blocks that the remaining Pierce cancels, if the defender rolled `blocks`
    /// blocks.
    int pierced(int blocks) const;
};

/// The standing point for the numbers of one attack pool. At a standing point, keywords can change
/// the result of a rule (timing/standing_points.h). The numbers are computed when the pool is
/// formed, in each step of the attack, in previews and for odds.
struct AttackNumbers {
    const AttackFacts& facts;
    AttackTerms& terms;
    const KeywordSet carried;  ///< the keywords that may act: `AttackFacts::carried`
};

/// The terms of the attack `facts`, including the changes by all keywords.
AttackTerms attackTermsOf(const CurrentState& now, const AttackFacts& facts);

/// Changes the cover, which counts as a number from 0 to 2. The cover is first improved, to a
/// maximum of 2, then reduced (p. 14).
geometry::Cover coverChanged(geometry::Cover cover, int improved, int reduced);

}  // namespace sightline::engine
