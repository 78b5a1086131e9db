/// Bearer: a unit that has a keyword now. Finds the bearers of a keyword on unit cards, weapons and
/// equipped cards.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

struct ActionSource;
class CurrentState;

/// A unit that has the keyword now, either on its card or on a weapon in its attack pool.
struct Bearer {
    UnitId unit;
    Player player{};
    Keyword keyword{};
    int x = 0;  ///< value of the keyword; usually the sum of all instances (p. 8, X Keywords)
    Citation citation() const { return citationOf(keyword); }
    /// The keyword as the reason for a change of a number by `amount`.
    Reason reason(int amount) const;
};

/// Returns a bearer for each undefeated unit of the player whose card has the keyword, in the order
/// of units.
std::vector<Bearer> bearersOf(const Battle& battle, Player player, Keyword keyword);
/// Returns the attacker as the bearer if the current pool has the keyword. The values on all
/// weapons in the pool are added. The list has at most one element.
std::vector<Bearer> attackersWith(const Battle& battle, Player player, Keyword keyword);

/// Returns a bearer for each undefeated unit of the player that has a weapon with the keyword, in
/// the order of units. If several weapons have the keyword, the largest value is used.
std::vector<Bearer> armedWith(const Battle& battle, Player player, Keyword keyword);

/// Returns a bearer for each undefeated unit of the player that has an equipped card with the
/// keyword, in the order of units. If several cards have the keyword, the largest value is used.
std::vector<Bearer> bearersOfCards(const Battle& battle, Player player, Keyword keyword);

/// True while this unit is activating.
bool isActivating(const Battle& battle, UnitId unit);
/// The name and the text of the keyword for questions, as printed on the bearer's card.
ActionSource actionSourceOf(const Battle& battle, const Bearer& bearer);

/// The unit or weapon that must have a keyword for the keyword to act at a standing point. At a
/// standing point, keywords can change a result of the rules, such as the range of a weapon.
enum class BorneBy {
    unit,      ///< the unit in the member `unit` of the standing point
    attacker,  ///< the attacking unit; its keywords do not act if the attack comes from an area
               ///< weapon
    pool,      ///< the weapons in the attack pool, or the one weapon that the standing point names;
               ///< if several weapons have the keyword, their values X are added
    defender,  ///< the defending unit
    cards      ///< an equipped card of the unit that the standing point names, or of the attacker
};
/// Whether a change by a keyword also acts in a game in which the players apply the keyword by hand
/// (`KeywordText::leftByHand`).
enum class IfByHand { doesNotAct, acts };
/// The bearer if the current card of the unit has the keyword. Otherwise no value.
std::optional<Bearer> bearerOn(const CurrentState& now, UnitId unit, Keyword keyword,
                               IfByHand byHand = IfByHand::doesNotAct);
/// The bearer if an equipped card of the unit has the keyword. Otherwise no value.
std::optional<Bearer> bearerOfCards(const CurrentState& now, UnitId unit, Keyword keyword);
/// True if the card that added the miniature to the unit has the keyword.
bool isAddedWith(const CurrentState& now, UnitId unit, MiniId mini, Keyword keyword);
std::optional<Bearer> bearerWith(const CurrentState& now, UnitId unit, const WeaponChoice& weapon,
                                 Keyword keyword);
std::optional<Bearer> bearerIn(const CurrentState& now, const AttackFacts& facts, BorneBy by,
                               Keyword keyword);

/// True if the parameter of the keyword names the unit `other`.
bool namesUnit(const CurrentState& now, const Bearer& bearer, UnitId other,
               IfByHand byHand = IfByHand::doesNotAct);

}  // namespace sightline::engine
