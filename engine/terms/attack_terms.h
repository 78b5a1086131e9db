/// What an attack amounts to for one pool: the numbers that its steps, previews and odds play by.
/// Source: Core Rulebook p. 14 (Cover), 31 (surge charts), 33-35.
#pragma once
#include "engine/reckoning.h"
#include "engine/terms/attack_facts.h"
#include "engine/terms/term.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

struct AttackTerms {
    Term dicePerAim{2};  ///< dice that one aim token rerolls
    Term coverImproved, coverReduced;
    Term impact;          ///< hits that become crits
    Term armor;           ///< hits that the defender cancels
    Term pierce;          ///< blocks that the attacker cancels
    Term spared;          ///< blocks that Pierce cancels fewer than it would
    int pierceSpent = 0;  ///< of Pierce, on dice of units that guard (Keyword Glossary, Pierce X)
    AttackSurge attackSurge{};
    DefenseSurge defenseSurge{};
    Reckoning attackChart{Reckoning::Of::attackSurges};  ///< how the charts come about
    Reckoning defenseChart{Reckoning::Of::defenseSurges};

    /// The cover that the defender has after all.
    geometry::Cover coverFrom(geometry::Cover byTerrain) const;
    /// Of Pierce, for whatever is rolled next.
    int pierceLeft() const;
    /// How many of so many blocks what is left of it cancels.
    int pierced(int blocks) const;
};
AttackTerms attackTermsOf(const AttackFacts& facts);

/// Cover as a number, improved first, never above 2, then reduced (p. 14).
geometry::Cover coverChanged(geometry::Cover cover, int improved, int reduced);

}  // namespace sightline::engine
