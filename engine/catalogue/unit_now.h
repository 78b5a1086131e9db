/// What a unit is now: its own card with what its cards, and effects that last a while, bring to it
/// and take from it. Source: Core Rulebook p. 9 (X Keywords), p. 16-17 (Upgrade Cards), Keyword
/// Glossary (Counterpart).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/citation.h"

namespace sightline::engine {

/// What an upgrade changes on the unit that carries it. Speed and courage are added.
struct StatChanges {
    int courage = 0, speed = 0;
    std::optional<Die> defenseDie;
    std::optional<AttackSurge> attackSurge, meleeAttackSurge, weaponAttackSurge;
    std::optional<DefenseSurge> defenseSurge, meleeDefenseSurge;
    std::optional<Rank> countsAs;
    bool operator==(const StatChanges&) const = default;
};

/// Rules that a card or an effect brings to a unit.
struct Brought {
    std::string source;   ///< name of the card or keyword
    Citation citation{};  ///< where the rules say that it does
    std::vector<KeywordText> keywords{};
    std::vector<KeywordText> loses{};  ///< without a parameter: with every parameter
    StatChanges changes{};
    /// A card's that added miniatures: lost with the last of them (p. 17).
    bool withMiniatures = false;
    std::string card{};  ///< id of the card that brings it; empty: an effect does
};
/// To be recorded: "Cover 2, no Unconcerned, Speed +1, red defense die".
Messages wordsOf(const Brought& brought);
/// The same with its source: "Cover 2 (Dug In)".
Message named(const Brought& brought);

/// What a unit is put together from.
struct UnitParts {
    UnitCard own;                  ///< the unit card as printed
    std::vector<Brought> brought;  ///< by its cards, in the order in which it got them
};

/// Speed goes from 0 to that of the longest movement tool (p. 11).
inline constexpr Limits speedLimits{0, 3};
/// The least that a unit with courage has.
inline constexpr Limits courageLimits{1};

/// The card of a unit now. `whole` is what it is with all that its cards bring; its points,
/// miniatures and weapons stay, so that weapons keep their numbers: those of lost miniatures have
/// nobody left to use them. Rules of cards among `lost` are gone, but for Cache, whose tokens
/// stay with the unit. `lasting` come on top, in their order. Numbers of keywords of one
/// name and parameter are added (p. 9).
UnitCard cardNow(const UnitCard& whole, const UnitParts& parts,
                 const std::vector<WhichCard>& lost = {},
                 const std::vector<const Brought*>& lasting = {});

}  // namespace sightline::engine
