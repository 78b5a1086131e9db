/// Copy limits for names in an army. Core Rulebook p. 17 (Unique and Limited).
#pragma once
#include <map>

#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

/// Unique and limited names count across units, counterparts and upgrades.
struct NameCount {
    struct Count {
        int copies = 0;
        int limit = 0;  ///< the smallest limit that a card of that name prints; 0: none
    };
    std::map<std::string, Count> names, titles;

    int copies(const std::string& name) const;
    /// The smallest limit among the cards in the army and one new card.
    int limitOf(const std::string& name, int limitOfNewCard) const;
};
NameCount countNames(const ResolvedArmy& army);

/// The name for the count of an upgrade's copies. An upgrade that a battle force's choice grants
/// has a count of its own: "Tools of the Trade: Jetpack Rockets".
std::string nameThatCounts(const UpgradeCard& card);

}  // namespace sightline::engine
