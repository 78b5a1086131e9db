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
    int count = 0;  ///< number of orders; 0: an order for every unit that matches
    UnitFilter filter;
};

struct CommandCard {
    /// Id, name and faction; `faction` is empty for a card of any faction.
    std::string id, name, faction;
    int pips = 1;  ///< number of pips for priority
    /// Number of pips for building the hand, if it differs from `pips`.
    std::optional<int> pipsInHand;
    /// Names of the units to which the card belongs; empty: no particular unit.
    std::vector<std::string> belongsTo;
    bool needsAll = false;    ///< true: all units in `belongsTo` must be undefeated, not only one
    std::string unitTitle{};  ///< title of the unit to which the card belongs; empty: any title
    /// Filter that at least one undefeated unit must match.
    std::optional<UnitFilter> requirement{};
    std::optional<UnitFilter> nominates{};  ///< filter for the units that may be nominated; no
                                            ///< value: the units that the Core Rulebook allows
    bool permanent = false;  ///< true: the card stays in play at the end of the round
    std::vector<OrderPart> orders;
    /// True: the card returns to the hand at the end of the Command Phase.
    bool returnsToHand = false;
    bool fromHandOnly = false;  ///< true: the card cannot be chosen in a Command Phase
    bool onlyDivulged = false;  ///< true: the card cannot be chosen in a Command Phase, because
                                ///< players only divulge it
    int firstRound = 1;         ///< first round in which the card may be chosen
    std::optional<Divulge> divulge{};  ///< the keyword Divulge; no value: the card does not have it
    /// Text of the effect in addition to the orders, in our words; empty: none.
    std::string effect;
    bool automated = true;       ///< false: the players apply the effect by hand
    bool leavesNoEntry = false;  ///< true: no source gives the effect of the card
    std::shared_ptr<const CardHelp> help{};
    std::optional<Weapon> weapon{};  ///< weapon that the card provides
    /// Timing points at which a player may use the card from the hand.
    std::vector<Moment> momentsInHand{};
    /// Effect as data; null: the players apply the effect by hand.
    std::shared_ptr<const CardProgram> program{};
    std::vector<std::string> byHand{};  ///< clauses of the effect that the players apply by hand
};

/// Converts a command card of the catalogue to the form that the game uses. The game applies the
/// orders, the return to the hand and the program of the card; the players apply all other effects
/// by hand.
CommandCard playedAs(const CommandEntry& entry);

/// The traits of a unit that command cards check: the unit's own name, and the names of its
/// counterparts, because a counterpart is also a unit (Keyword Glossary, Counterpart). A Field
/// Commander also counts as a commander. An upgrade with the name of a unit is not a unit.
std::vector<UnitTraits> seenByCards(const UnitTraits& unit, bool fieldCommander,
                                    const std::vector<std::string>& counterparts);

/// Checks whether the card belongs to the units, both for building a hand (p. 18) and for playing a
/// card (p. 21). True if `units` contains one of the units that the card names by name and title
/// (with `needsAll`: all of them), and a unit that meets the card's requirement. Always true for a
/// card without units, title and requirement.
bool isCardOf(const CommandCard& card, const std::vector<UnitTraits>& units);
/// True if the card belongs to a unit with this name and title.
bool belongsTo(const CommandCard& card, const std::string& name, const std::string& title);

}  // namespace sightline::engine
