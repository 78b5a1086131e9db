/// How a unit stands: what lies beside it. A scenario file says it, the battle changes it and both
/// players see it, so scenario, state and views have it alike.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/ids.h"
#include "engine/state/token_counts.h"

namespace sightline::engine {

/// A new member is a line of `visitFields` in unit_fields.h and nothing else: digest, comparison,
/// views, scenario files and adjustments by hand follow from that line.
struct UnitStand {
    TokenCounts tokens{};
    bool activated = false;
    bool ordered = false;         ///< has an order token: faceup, facedown once it has activated
    bool promoted = false;        ///< became a commander (p. 38)
    bool commanderToken = false;  ///< of a field commander whose army has no commander
    bool wasDamaged = false;      ///< gained its one Vehicle Damage token of this game
    bool undeployed = false;      ///< not on the battlefield yet (p. 11): no miniature of it is
    UnitId transported{};  ///< whom it chose to transport (Keyword Glossary, Transport); none
    std::vector<EquippedCard> cards{};
    std::map<std::string, int> marks{};  ///< tokens that the players keep track of, by name
};

}  // namespace sightline::engine
