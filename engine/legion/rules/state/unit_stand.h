/// UnitStand: tokens, cards and other state of a unit. Scenario file, battle state and views share
/// this struct: a file sets it, the battle changes it, both players see it.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/state/token_counts.h"

namespace sightline::engine {

/// A new member needs one line in `visitFields` in unit_fields.h. Digest, comparison, views,
/// scenario files and adjustments by hand are derived from that line.
struct UnitStand {
    TokenCounts tokens{};
    bool activated = false;
    bool ordered = false;   ///< has an order token: faceup before it has activated, facedown after
    bool promoted = false;  ///< became a commander (p. 38)
    bool commanderToken = false;  ///< it is the field commander of an army without a commander
    bool wasDamaged = false;      ///< gained its one Vehicle Damage token of this game
    bool undeployed = false;      ///< not on the battlefield yet (p. 11): none of its miniatures is
    UnitId transported{};  ///< the unit that it transports (Keyword Glossary, Transport); or none
    std::vector<EquippedCard> cards{};
    std::map<std::string, int> marks{};  ///< tokens that the players track themselves, by name
};

}  // namespace sightline::engine
