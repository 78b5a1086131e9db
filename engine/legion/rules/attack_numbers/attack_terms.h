/// AttackTerms: the numbers and permissions of one attack pool that steps, previews and odds use.
/// Keywords join them as the standing point `AttackNumbers`.
/// Source: Core Rulebook p. 14 (Cover), 31 (surge charts), 32-35.
#pragma once
#include "engine/legion/basics/dice/more_dice.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

class CurrentState;

struct AttackTerms {
    MoreDice dice{};     ///< dice that join the pool besides those of its weapons
    Term dicePerAim{2};  ///< dice that one aim token rerolls
    Term coverImproved, coverReduced;
    Term blast;             ///< above 0: cover cancels no hits
    Permission dodging;     ///< the defender may spend dodge tokens
    Term impact;            ///< hits that become crits
    Term armor;             ///< hits that the defender cancels
    Permission deflecting;  ///< surges of defense dice may turn against the attacker
    Term deflected;         ///< wounds that the attacker suffers if a defense surge is rolled
    Term pierce;            ///< blocks that the attacker cancels
    Term spared;            ///< blocks that Pierce cannot cancel
    int pierceSpent = 0;    ///< Pierce spent on dice of guarding units (Keyword Glossary, Pierce X)
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    Reckoning attackChart{Reckoning::Number::attackSurges};  ///< reasons for the charts
    Reckoning defenseChart{Reckoning::Number::defenseSurges};

    /// Offers the defender a surge chart. The best chart counts; `reason.amount` is ignored.
    void offerChart(DefenseSurge chart, Reason reason);
    /// The keyword that gives the defender its chart; none: its card or a card effect does.
    Keyword givesDefenseChart() const;

    /// The defender's final cover.
    geometry::Cover coverFrom(geometry::Cover byTerrain) const;
    /// Pierce left for the next dice.
    int pierceLeft() const;
    /// The number of those blocks that the rest of Pierce cancels.
    int pierced(int blocks) const;
};

/// Standing point: the numbers of one attack pool. Asked when the pool is formed, in each step of
/// the attack, in previews and for odds.
struct AttackNumbers {
    const AttackFacts& facts;
    AttackTerms& terms;
};

/// The terms of that attack in that state, with all keywords.
AttackTerms attackTermsOf(const CurrentState& now, const AttackFacts& facts);

/// Changes cover as a number: first improves it, to at most 2, then reduces it (p. 14).
geometry::Cover coverChanged(geometry::Cover cover, int improved, int reduced);

}  // namespace sightline::engine
