/// Army validation. Every objection names the rule and a remedy. Core Rulebook p. 16-18, p. 41.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::engine {

struct ArmyObjection {
    enum class Area { points, ranks, units, upgrades, hand, deck };
    ArmyObjection(Area part, Citation rule, Message wrong, Message out,
                  std::optional<std::size_t> ofUnit = std::nullopt, std::string ofCard = {});

    Area area;
    Citation citation;
    Message what;                     ///< the fault
    Message wayOut;                   ///< the remedy
    std::string text;                 ///< English of `what`: "5 corps units, at most 4 ..."
    std::string fix;                  ///< English of `wayOut`: "remove 1 corps unit"
    std::optional<std::size_t> unit;  ///< index in the list, if it is about one unit
    std::string card;                 ///< id, if it is about one card
    bool unfinished = false;          ///< the army lacks something, but its present cards are legal
};
const std::string& nameOf(ArmyObjection::Area area);

/// The parts of the army to check. A mission may bring its own battle decks, so a game may skip
/// them.
enum class ArmyParts { units, unitsAndHand, all };

/// Every objection under the rules of the list's game size, in the order of the rulebook; empty if
/// the army is legal. The army builder, the command line and games that begin with setup all use
/// this function. `catalogue` is today's; an army of another edition is judged by its cards.
std::vector<ArmyObjection> judgeArmy(const ArmyList& list, const Catalogue& catalogue,
                                     ArmyParts parts = ArmyParts::all);

/// Objection to two armies of different game sizes as opponents; none if the sizes are equal.
std::optional<ArmyObjection> judgeOpponents(const ArmyList& one, const ArmyList& other);

/// One line for display: "2 corps units, 3 to 6 are needed; add 1 corps unit (p. 16, Ranks)".
Message lineSaid(const ArmyObjection& objection);
std::string asLine(const ArmyObjection& objection);  ///< its English

/// Faults in the part of a battle deck that holds one kind of card: it needs three different cards.
/// Core Rulebook p. 18 (Building a Battle Deck).
struct PileFault {
    Message what, wayOut;
    std::optional<std::size_t> card{};  ///< index among the ids, if it is about one card
};
std::vector<PileFault> faultsOfPile(const std::vector<std::string>& ids, BattleEntry::Kind kind);

}  // namespace sightline::engine
