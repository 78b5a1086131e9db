/// AttackTerms: the numbers of one attack pool that steps, previews and odds use.
/// Source: Core Rulebook p. 14 (Cover), 31 (surge charts), 33-35.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"
#include "engine/legion/rules/attack_numbers/term.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

struct AttackTerms {
    Term dicePerAim{2};  ///< dice that one aim token rerolls
    Term coverImproved, coverReduced;
    Term impact;          ///< hits that become crits
    Term armor;           ///< hits that the defender cancels
    Term pierce;          ///< blocks that the attacker cancels
    Term spared;          ///< blocks that Pierce cannot cancel
    int pierceSpent = 0;  ///< Pierce spent on dice of guarding units (Keyword Glossary, Pierce X)
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    Reckoning attackChart{Reckoning::Number::attackSurges};  ///< reasons for the charts
    Reckoning defenseChart{Reckoning::Number::defenseSurges};

    /// The defender's final cover.
    geometry::Cover coverFrom(geometry::Cover byTerrain) const;
    /// Pierce left for the next dice.
    int pierceLeft() const;
    /// The number of those blocks that the rest of Pierce cancels.
    int pierced(int blocks) const;
};
AttackTerms attackTermsOf(const AttackFacts& facts);

/// Changes cover as a number: first improves it, to at most 2, then reduces it (p. 14).
geometry::Cover coverChanged(geometry::Cover cover, int improved, int reduced);

}  // namespace sightline::engine
