/// AttackFacts: the input for the numbers of one attack pool. Both a battle and a view can provide
/// this input.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/state/keyword_choice.h"
#include "geometry/measure/miniature.h"

namespace sightline::engine {

struct AttackFacts {
    enum class Kind { ranged, melee, overrun };

    UnitId attacker, defender;
    /// The attacker's current unit card. Null for an area weapon: a token or miniature attacks, and
    /// the keywords of the unit that placed the token do not act (Keyword Glossary, Detonate).
    const UnitCard* attackerCard = nullptr;
    const UnitCard* defenderCard = nullptr;  ///< the defender's current unit card, never null
    std::vector<const Weapon*> weapons;      ///< weapons of the pool, one entry for each miniature
                                             ///< that adds the weapon
    Kind kind = Kind::ranged;                ///< kind of the attack; `ranged` for an area weapon
    AttackSurge areaSurge{};                 ///< surge chart of the token of an area weapon
    bool suppressed = false;                 ///< true: the defender is suppressed
    /// The number of dodge tokens that the defender spent in the step Apply Dodge and Cover. Before
    /// that step: the number of dodge tokens that the defender can spend.
    int dodge = 0;
    /// The number of aim tokens that the attacker spent for rerolls. Before these rerolls: the
    /// number of aim tokens that the attacker can spend.
    int aim = 0;
    /// The miniature that adds each weapon, in the order of `weapons`. If the list is shorter than
    /// `weapons`, the miniatures of the remaining weapons are not known.
    std::vector<MiniId> users{};
    /// The choices that the attacker made for keywords in this pool.
    std::vector<KeywordChoice> choices{};
    /// The tokens that the attacker spent for the effect of a keyword, in this pool.
    struct Payment {
        Keyword keyword{};
        int tokens = 0;
    };
    std::vector<Payment> payments{};
    /// The number of wounds that the defender suffered in this pool. No value before the step
    /// Assign Suppression Token.
    std::optional<int> wounds{};
    /// Where the attack comes from if the attacker has no unit leader on the battlefield: from the
    /// token of an area weapon, or from the last miniature of a defeated unit.
    std::optional<geometry::Mini> from{};

    /// The sum of the values of a keyword on the attacker's unit card. No value if the unit card
    /// does not have the keyword.
    std::optional<int> attackersValue(Keyword keyword) const;
    std::optional<int> defendersValue(Keyword keyword) const;
    /// The sum of the values of a weapon keyword on all weapons in the pool (p. 8). No value if no
    /// weapon has the keyword.
    std::optional<int> poolValue(Keyword keyword) const;
    /// The keywords on both unit cards and on the weapons in the pool. Includes keywords that the
    /// players apply by hand.
    KeywordSet carried() const;
    /// True if every weapon in the pool has the keyword. False for a pool without weapons.
    bool allWeaponsHave(Keyword keyword) const;
    /// The choice that the attacker made for the keyword. No value if there is none.
    std::optional<int> chosenFor(Keyword keyword) const;
    /// The number of tokens that the attacker spent for the effect of the keyword.
    int paidFor(Keyword keyword) const;
    bool isRanged() const { return kind == Kind::ranged; }
    bool isMelee() const { return kind == Kind::melee; }
};

}  // namespace sightline::engine
