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
    MoreDice defenseDice{};     ///< dice that the defender adds, if it rolls defense dice
    Term dicePerAim{2};         ///< number of dice that one aim token rerolls
    Term critical;  ///< number of attack surges that become crits before all other surges
    Term coverImproved, coverReduced;
    Term coverBlocks;        ///< number of dice of the cover pool that become blocks without a roll
    Term blast;              ///< a number; above 0, cover cancels no hits
    Permission dodging;      ///< whether the defender may spend dodge tokens
    Allowance dodgingCrits;  ///< whether dodge tokens may also cancel crits
    Term impact;             ///< number of hits that become crits
    Term armor;              ///< number of hits that the defender cancels
    Permission deflecting;   ///< whether defense surges may wound the attacker
    Term deflected;          ///< wounds that the attacker suffers if a defense surge is rolled
    Term pierce;             ///< number of blocks that the attacker cancels
    Term spared;             ///< number of the defender's blocks that Pierce cannot cancel
    int pierceSpent = 0;     ///< Pierce that was used on the dice of guarding units (Keyword
                             ///< Glossary, Pierce X)
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    Reckoning attackChart{Reckoning::Number::attackSurges};  ///< reasons for the attacker's surge
                                                             ///< chart
    Reckoning defenseChart{Reckoning::Number::defenseSurges};

    /// The attack dice that are added when the pool is formed, together with those that are added
    /// just before the roll.
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
    /// The number of blocks that Pierce can still cancel on the next defense dice.
    int pierceLeft() const;
    /// The number of blocks that the remaining Pierce cancels, if the defender rolled `blocks`.
    int pierced(int blocks) const;
};

/// The numbers of one attack pool. Keywords can change these numbers (a standing point, see
/// timing/standing_points.h). The numbers are computed when the pool is formed, in each step of the
/// attack, in previews and for odds.
struct AttackNumbers {
    const AttackFacts& facts;
    AttackTerms& terms;
};

/// The terms of the attack `facts`, including the changes by all keywords.
AttackTerms attackTermsOf(const CurrentState& now, const AttackFacts& facts);

/// Changes the cover, which counts as a number from 0 to 2. The cover is first improved, to a
/// maximum of 2, then reduced (p. 14).
geometry::Cover coverChanged(geometry::Cover cover, int improved, int reduced);

}  // namespace sightline::engine
