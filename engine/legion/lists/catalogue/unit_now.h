/// The current unit card: the printed card plus the changes from its cards and lasting effects.
/// Source: Core Rulebook p. 9 (X Keywords), p. 16-17 (Upgrade Cards), Keyword Glossary
/// (Counterpart).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The stat changes of an upgrade on its unit. Speed and courage are added.
struct StatChanges {
    int courage = 0, speed = 0;
    std::optional<Die> defenseDie;
    std::optional<AttackSurge> attackSurge, meleeAttackSurge, weaponAttackSurge;
    std::optional<DefenseSurge> defenseSurge, meleeDefenseSurge;
    std::optional<Rank> countsAs;
    bool operator==(const StatChanges&) const = default;
};

/// The changes that a card or an effect brings to a unit.
struct RuleGrant {
    std::string source;   ///< name of the card or keyword
    Citation citation{};  ///< the rule that allows the change
    std::vector<KeywordText> keywords{};
    std::vector<KeywordText> loses{};  ///< without a parameter: the keyword with any parameter
    StatChanges changes{};
    /// True for a card that added miniatures: the unit loses its rules with the last of them (p.
    /// 17).
    bool withMiniatures = false;
    std::string card{};  ///< id of the card that brings the rules; empty: an effect
};
/// True for the memory of a card that was used: it changes nothing.
bool changesNothing(const RuleGrant& brought);
/// For the record: "Cover 2, no Unconcerned, Speed +1, red defense die".
Messages wordsOf(const RuleGrant& brought);
/// The same with its source: "Cover 2 (Dug In)".
Message named(const RuleGrant& brought);

/// The parts from which `cardNow` builds a unit.
struct UnitParts {
    UnitCard own;                    ///< the unit card as printed
    std::vector<RuleGrant> brought;  ///< from its cards, in the order of their arrival
};

/// Speed is at least 0 and at most the speed of the longest movement tool (p. 11).
inline constexpr Limits speedLimits{0, 3};
/// The least courage of a unit that has courage.
inline constexpr Limits courageLimits{1};

/// Builds the current card of a unit. `whole` is the card with the changes of all its cards.
/// Points, miniatures and weapons stay as in `whole`, so that weapons keep their indexes; no
/// miniature uses the weapons of lost miniatures. Rules of the cards in `lost` are removed, except
/// Cache, whose tokens stay with the unit. The changes in `lasting` follow, in their order. Numbers
/// of keywords with the same name and parameter are added (p. 9).
UnitCard cardNow(const UnitCard& whole, const UnitParts& parts,
                 const std::vector<WhichCard>& lost = {},
                 const std::vector<const RuleGrant*>& lasting = {});

}  // namespace sightline::engine
