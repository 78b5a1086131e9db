/// How often a name may stand in an army. Core Rulebook p. 17 (Unique and Limited).
#pragma once
#include <map>

#include "engine/army/resolved_army.h"

namespace sightline::engine {

/// Unique and limited names count across units, counterparts and upgrades.
struct NameCount {
    struct Count {
        int copies = 0;
        int limit = 0;  ///< the smallest that a card of that name prints; 0: none
    };
    std::map<std::string, Count> names, titles;

    int copies(const std::string& name) const;
    /// Of the cards in the army and one that may join it.
    int limitOf(const std::string& name, int limitOfNewCard) const;
};
NameCount countNames(const ResolvedArmy& army);

/// The name under which copies of an upgrade count. One that a battle force's choice grants comes
/// on top of the others: "Tools of the Trade: Jetpack Rockets".
std::string nameThatCounts(const UpgradeCard& card);

}  // namespace sightline::engine
