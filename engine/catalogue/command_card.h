/// What the rules of the Command Phase read of a command card: made from a card of the catalogue.
/// Source: Core Rulebook p. 8 (Command Cards), p. 21 (The Command Phase).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/cards.h"

namespace sightline::engine {

/// "2 corps": that many orders to such units.
struct OrderPart {
    int count = 0;  ///< 0: every such unit
    UnitFilter filter;
};

struct CommandCard {
    std::string id, name, faction;       ///< faction empty: any
    int pips = 1;                        ///< with which it counts for priority
    std::optional<int> pipsInHand;       ///< with which it counts for the hand, where that differs
    std::vector<std::string> belongsTo;  ///< names of units; empty: anybody's
    bool needsAll = false;               ///< all of those units must stand, not just one
    std::string unitTitle{};             ///< which of the units of that name; empty: any
    std::optional<UnitFilter> requirement{};  ///< some unit like this stands
    std::optional<UnitFilter> nominates{};    ///< who may be nominated for it; none: by the rules
    bool permanent = false;                   ///< stays in play when the round ends
    std::vector<OrderPart> orders;
    bool returnsToHand = false;  ///< at the end of the Command Phase it was played in
    bool fromHandOnly = false;   ///< nobody selects it in a Command Phase
    std::string effect;          ///< beyond the orders, in our words; empty: none
    bool automated = true;       ///< false: the players carry the effect out by hand
    bool untold = false;         ///< no source says what it does
    std::shared_ptr<const CardHelp> help{};
    std::optional<Weapon> weapon{};       ///< that it gives
    std::vector<Moment> momentsInHand{};  ///< when its player may use it from the hand
};

/// The card as it is played. What it does beyond its orders and returning to the hand is by hand.
CommandCard playedAs(const CommandEntry& entry);

/// A unit as command cards look at it: under its own name, under those of the counterparts in it
/// (Keyword Glossary, Counterpart: they are units too), and a Field Commander as a commander as
/// well. An upgrade is no unit, whatever its name.
std::vector<UnitTraits> seenByCards(const UnitTraits& unit, bool fieldCommander,
                                    const std::vector<std::string>& counterparts);

/// The one gate for building a hand (p. 18) and playing from it (p. 21). Some (or each) of the
/// units that the card belongs to is among these, by name and title, and what it requires besides;
/// always so for a card that belongs to nobody and requires nothing.
bool isCardOf(const CommandCard& card, const std::vector<UnitTraits>& units);
/// The card belongs to a unit of that name and title.
bool belongsTo(const CommandCard& card, const std::string& name, const std::string& title);

}  // namespace sightline::engine
