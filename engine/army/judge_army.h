/// Is this army legal? Every objection names the rule and the way out. Core Rulebook p. 16-18,
/// p. 41.
#pragma once
#include <optional>

#include "engine/army/army_list.h"
#include "engine/conversation/citation.h"

namespace sightline::engine {

struct ArmyObjection {
    enum class Area { points, ranks, units, upgrades, hand, deck };
    Area area{};
    Citation citation;
    std::string text;                   ///< what is wrong: "2 corps units, 3 to 6 are needed"
    std::string fix;                    ///< what would put it right: "add 1 corps unit"
    std::optional<std::size_t> unit{};  ///< in the list, where it is about one
    std::string card{};                 ///< id, where it is about one
};
const std::string& nameOf(ArmyObjection::Area area);

/// Everything that is against the rules of its game size, in the order of the rulebook; empty when
/// the army is legal. Hand and deck are judged as well: `onlyUnits` leaves them out while building.
std::vector<ArmyObjection> judgeArmy(const ArmyList& list, const Catalogue& catalogue,
                                     bool onlyUnits = false);

}  // namespace sightline::engine
