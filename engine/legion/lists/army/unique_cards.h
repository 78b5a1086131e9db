/// The limits for the number of cards with the same name in an army. Core Rulebook p. 17 (Unique
/// and Limited).
#pragma once
#include <map>

#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

/// The number of copies of each unique or limited name, counted across units, counterparts and
/// upgrades.
struct NameCount {
    struct Count {
        int copies = 0;
        int limit = 0;  ///< smallest limit on the cards with this name; 0: no limit
    };
    std::map<std::string, Count> names, titles;

    int copies(const std::string& name) const;
    /// The limit for a name if a new card joins the army: the smallest limit on any of the cards
    /// with this name.
    int limitOf(const std::string& name, int limitOfNewCard) const;
};
NameCount countNames(const ResolvedArmy& army);

/// The name under which the copies of an upgrade are counted. An upgrade that is granted by a
/// choice of a battle force is counted separately: "Tools of the Trade: Jetpack Rockets".
std::string nameThatCounts(const UpgradeCard& card);

}  // namespace sightline::engine
