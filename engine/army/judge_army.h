/// Is this army legal? Every objection names the rule and the way out. Core Rulebook p. 16-18,
/// p. 41.
#pragma once
#include <optional>

#include "engine/army/army_list.h"
#include "engine/citation.h"

namespace sightline::engine {

struct ArmyObjection {
    enum class Area { points, ranks, units, upgrades, hand, deck };
    ArmyObjection(Area part, Citation rule, Message wrong, Message out,
                  std::optional<std::size_t> ofUnit = std::nullopt, std::string ofCard = {});

    Area area;
    Citation citation;
    Message what;                     ///< is wrong
    Message wayOut;                   ///< what would put it right
    std::string text;                 ///< English of what is wrong: "5 corps units, at most 4 ..."
    std::string fix;                  ///< English of the way out: "remove 1 corps unit"
    std::optional<std::size_t> unit;  ///< in the list, where it is about one
    std::string card;                 ///< id, where it is about one
    bool unfinished = false;  ///< something is still missing; nothing that is there is wrong
};
const std::string& nameOf(ArmyObjection::Area area);

/// What is looked at: a game brings battle decks of its own where its mission says so.
enum class ArmyParts { units, unitsAndHand, all };

/// Everything that is against the rules of its game size, in the order of the rulebook; empty when
/// the army is legal. The one judge of armies: the builder, the command line and games that begin
/// with setup all ask it. Of an army of the 2018 edition it says that alone.
std::vector<ArmyObjection> judgeArmy(const ArmyList& list, const Catalogue& catalogue,
                                     ArmyParts parts = ArmyParts::all);

/// Two armies that shall play each other: both are built for a game of the same size. None when
/// they are.
std::optional<ArmyObjection> judgeOpponents(const ArmyList& one, const ArmyList& other);

/// "2 corps units, 3 to 6 are needed; add 1 corps unit (p. 16, Ranks)": one line for people.
Message lineSaid(const ArmyObjection& objection);
std::string asLine(const ArmyObjection& objection);  ///< its English

/// Why cards of one kind do not fill their part of a battle deck: it holds three different ones.
/// Core Rulebook p. 18 (Building a Battle Deck).
struct PileFault {
    Message what, wayOut;
    std::optional<std::size_t> card{};  ///< its place among the ids, where it is about one
};
std::vector<PileFault> faultsOfPile(const std::vector<std::string>& ids, BattleEntry::Kind kind);

}  // namespace sightline::engine
