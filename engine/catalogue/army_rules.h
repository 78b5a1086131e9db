/// What makes an army legal. Source: Core Rulebook p. 16-17, p. 41 (Mercenaries).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/cards.h"

namespace sightline::engine {

inline constexpr int mostArmyPoints = 1000;

RankLimit limitsOf(Rank rank);

/// Why the units are no legal army, in one line; none when they are. Looks at factions, points, ranks,
/// unique cards and mercenaries; what keywords change of that is for them to say.
std::optional<std::string> faultOfArmy(const std::vector<UnitCard>& units);

}  // namespace sightline::engine
