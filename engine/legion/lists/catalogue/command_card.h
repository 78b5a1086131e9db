/// A command card in the form that the rules of the Command Phase use. It is made from a card of
/// the catalogue. Source: Core Rulebook p. 8 (Command Cards), p. 21 (The Command Phase).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {

/// A part of the orders of a card, such as "2 corps": two orders for corps units.
struct OrderPart {
    int count = 0;  ///< 0: every unit that matches
    UnitFilter filter;
};

struct CommandCard {
    std::string id, name, faction;       ///< an empty `faction` means any faction
    int pips = 1;                        ///< pips that count for priority
    std::optional<int> pipsInHand;       ///< pips that count for building the hand, if different
    std::vector<std::string> belongsTo;  ///< names of units; empty: the card belongs to no
                                         ///< particular unit
    bool needsAll = false;               ///< true: all of those units must be undefeated, not only
                                         ///< one
    std::string unitTitle{};             ///< title of the unit; empty: any title
    std::optional<UnitFilter> requirement{};  ///< at least one undefeated unit must match
    std::optional<UnitFilter> nominates{};    ///< units that may be nominated; no value: as in the
                                              ///< rules
    bool permanent = false;                   ///< the card stays in play at the end of the round
    std::vector<OrderPart> orders;
    bool returnsToHand = false;  ///< returns to the hand at the end of the Command Phase
    bool fromHandOnly = false;   ///< the card cannot be chosen in a Command Phase
    std::string effect;          ///< effect in addition to the orders, in our words; empty: none
    bool automated = true;       ///< false: the players apply the effect by hand
    bool leavesNoEntry = false;  ///< true: no source gives the effect
    std::shared_ptr<const CardHelp> help{};
    std::optional<Weapon> weapon{};       ///< weapon that the card provides
    std::vector<Moment> momentsInHand{};  ///< moments at which its player may use the card from the
    std::shared_ptr<const CardProgram> program{};  ///< null: the players apply the effect by hand
    std::vector<std::string> byHand{};             ///< clauses that the players apply nevertheless
};

/// The command card in the form that the game uses. The game applies the orders and the return to
/// the hand; the players apply all other effects by hand.
CommandCard playedAs(const CommandEntry& entry);

/// The traits of a unit that command cards check: the unit's own name, and the names of its
/// counterparts, because a counterpart is also a unit (Keyword Glossary, Counterpart). A Field
/// Commander also counts as a commander. An upgrade is not a unit, even if it has the name of a
/// unit.
std::vector<UnitTraits> seenByCards(const UnitTraits& unit, bool fieldCommander,
                                    const std::vector<std::string>& counterparts);

/// Checks whether the card belongs to the units, both for building a hand (p. 18) and for playing a
/// card (p. 21). True if `units` contains one of the units that the card names by name and title
/// (with `needsAll`: all of them), and a unit that meets the card's requirement. Always true for a
/// card without units, title and requirement.
bool isCardOf(const CommandCard& card, const std::vector<UnitTraits>& units);
/// True if the card belongs to a unit with that name and title.
bool belongsTo(const CommandCard& card, const std::string& name, const std::string& title);

}  // namespace sightline::engine
