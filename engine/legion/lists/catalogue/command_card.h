/// A command card as the rules of the Command Phase read it. It is made from a card of the
/// catalogue. Source: Core Rulebook p. 8 (Command Cards), p. 21 (The Command Phase).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {

/// Part of the orders of a card, such as "2 corps": that many orders to units of that kind.
struct OrderPart {
    int count = 0;  ///< 0: every such unit
    UnitFilter filter;
};

struct CommandCard {
    std::string id, name, faction;       ///< faction empty: any
    int pips = 1;                        ///< pips for priority
    std::optional<int> pipsInHand;       ///< pips for building the hand, if different
    std::vector<std::string> belongsTo;  ///< names of units; empty: belongs to no unit
    bool needsAll = false;               ///< all of those units must be undefeated, not just one
    std::string unitTitle{};             ///< of the unit; empty: any
    std::optional<UnitFilter> requirement{};  ///< some undefeated unit must fit
    std::optional<UnitFilter> nominates{};    ///< allowed nominees; none: by the rules
    bool permanent = false;                   ///< stays in play at the end of the round
    std::vector<OrderPart> orders;
    bool returnsToHand = false;  ///< returns at the end of the Command Phase in which it was played
    bool fromHandOnly = false;   ///< not selectable in a Command Phase
    std::string effect;          ///< effect beyond the orders, in our words; empty: none
    bool automated = true;       ///< false: the players apply the effect by hand
    bool leavesNoEntry = false;  ///< no source gives the effect
    std::shared_ptr<const CardHelp> help{};
    std::optional<Weapon> weapon{};       ///< weapon that the card provides
    std::vector<Moment> momentsInHand{};  ///< moments at which its player may use it from the hand
    std::shared_ptr<const CardProgram> program{};  ///< none: the players apply the effect by hand
};

/// The command card that the game plays. The players apply all effects by hand except the orders
/// and the return to the hand.
CommandCard playedAs(const CommandEntry& entry);

/// The traits under which command cards see a unit: its own name, and the names of its counterparts
/// (Keyword Glossary, Counterpart: they are units too). A Field Commander also counts as a
/// commander. An upgrade is not a unit, even if it has a unit's name.
std::vector<UnitTraits> seenByCards(const UnitTraits& unit, bool fieldCommander,
                                    const std::vector<std::string>& counterparts);

/// The only check of card ownership, both for building a hand (p. 18) and for playing from it (p.
/// 21). True if `units` holds one (with `needsAll`: each) of the units that the card belongs to, by
/// name and title, and a unit that meets the card's requirement. Always true for a card without
/// units, title and requirement.
bool isCardOf(const CommandCard& card, const std::vector<UnitTraits>& units);
/// True if the card belongs to a unit of that name and title.
bool belongsTo(const CommandCard& card, const std::string& name, const std::string& title);

}  // namespace sightline::engine
