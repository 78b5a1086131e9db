/// Checks whether an army is legal. Every objection names the rule and a remedy. Core Rulebook p.
/// 16-18, p. 41.
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
    Message what;                     ///< the fault of the army
    Message wayOut;                   ///< remedy for the fault
    std::string text;                 ///< `what` in English: "5 corps units, at most 4 ..."
    std::string fix;                  ///< `wayOut` in English: "remove 1 corps unit"
    std::optional<std::size_t> unit;  ///< index of the unit in the list, if the objection is about
                                      ///< one unit
    std::string card;                 ///< id of the card, if the objection is about one card
    bool unfinished = false;          ///< true: something is missing, but the cards in the army are
                                      ///< legal
};
const std::string& nameOf(ArmyObjection::Area area);

/// The parts of the army to check. A mission may have its own battle decks, so a game may omit the
/// army's battle deck.
enum class ArmyParts { units, unitsAndHand, all };

/// Checks an army by the rules of its game size. Returns all objections in the order of the
/// rulebook. Empty if the army is legal. The army builder, the command line and games that begin
/// with setup use this function. `catalogue` is the current catalogue; for an army of another
/// edition, the cards of that edition are used.
std::vector<ArmyObjection> judgeArmy(const ArmyList& list, const Catalogue& catalogue,
                                     ArmyParts parts = ArmyParts::all);

/// The objection to two opposing armies with different game sizes. No value if the sizes are equal.
std::optional<ArmyObjection> judgeOpponents(const ArmyList& one, const ArmyList& other);

/// An objection in one line: "2 corps units, 3 to 6 are needed; add 1 corps unit (p. 16, Ranks)".
Message lineSaid(const ArmyObjection& objection);
std::string asLine(const ArmyObjection& objection);  ///< the objection in one line of English

/// A fault in one part of a battle deck. Each part contains one kind of card and needs three
/// different cards. Core Rulebook p. 18 (Building a Battle Deck).
struct PileFault {
    Message what, wayOut;
    /// Index of the card in its part, if the fault is about one card.
    std::optional<std::size_t> card{};
};
std::vector<PileFault> faultsOfPile(const std::vector<std::string>& ids, BattleEntry::Kind kind);

}  // namespace sightline::engine
