/// The current unit card of a unit: the printed unit card plus the changes by the unit's other
/// cards and by lasting effects. Source: Core Rulebook p. 9 (X Keywords), p. 16-17 (Upgrade Cards),
/// Keyword Glossary (Counterpart).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The changes of stats that an upgrade causes on its unit. The numbers `speed` and `courage` are
/// added to the printed numbers.
struct StatChanges {
    int courage = 0, speed = 0;
    std::optional<Die> defenseDie;
    std::optional<AttackSurge> attackSurge, meleeAttackSurge, weaponAttackSurge;
    std::optional<DefenseSurge> defenseSurge, meleeDefenseSurge;
    std::optional<Rank> countsAs;
    bool nullCourage = false;  ///< true: the unit has null courage, whatever else changes it
    bool operator==(const StatChanges&) const = default;
};

/// The changes that a card or an effect causes on a unit's rules.
struct RuleGrant {
    std::string source;   ///< name of the card or keyword that causes the changes
    Citation citation{};  ///< the rule that allows the change
    std::vector<KeywordText> keywords{};
    /// Keywords that the unit loses. A keyword without a parameter removes the keyword with any
    /// parameter.
    std::vector<KeywordText> loses{};
    StatChanges changes{};
    /// True for an upgrade card that added miniatures: when the last of these miniatures is
    /// defeated, the unit loses the rules of the upgrade card (p. 17).
    bool withMiniatures = false;
    std::string card{};  ///< id of the card that causes the change; empty: a lasting effect
    std::vector<KeywordText> ofWeapons{};  ///< keywords that all weapons of the unit gain
};
/// True if the effect changes no rule and only stores the use of a card.
bool changesNothing(const RuleGrant& brought);
/// The changes of an effect as texts for the record: "Cover 2, no Unconcerned, Speed +1, red
/// defense die".
Messages wordsOf(const RuleGrant& brought);
/// The changes of an effect and their source as text: "Cover 2 (Dug In)".
Message named(const RuleGrant& brought);

/// The parts from which `cardNow` builds the current card of a unit.
struct UnitParts {
    UnitCard own;                    ///< the unit card as printed
    std::vector<RuleGrant> brought;  ///< the additions by the unit's cards, in the order in which
                                     ///< they were added
};

/// The limits of speed. The largest speed is the speed of the longest movement tool (p. 11).
inline constexpr Limits speedLimits{0, 3};
/// The smallest courage of a unit that has courage.
inline constexpr Limits courageLimits{1};

/// Builds the current unit card of a unit. `whole` is the unit card with the changes by all other
/// cards of the unit. Points and miniatures stay as in `whole`. Weapons keep their indexes; no
/// miniature uses the weapons of lost miniatures. The rules of the cards in `lost` are removed,
/// except Cache, whose tokens stay with the unit. Then the changes in `lasting` are applied in
/// their order. Numbers of keywords with the same name and parameter are added (p. 9).
UnitCard cardNow(const UnitCard& whole, const UnitParts& parts,
                 const std::vector<WhichCard>& lost = {},
                 const std::vector<const RuleGrant*>& lasting = {});

}  // namespace sightline::engine
