/// UnitStand: the tokens, cards and other state of a unit. Scenario files, battles and views use
/// the same struct: a file sets it, the battle changes it, and both players may see it.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/state/token_counts.h"

namespace sightline::engine {

/// A new member needs one line in `visitFields` (unit_fields.h). The digest, comparison, views,
/// scenario files and adjustments by hand use that line.
struct UnitStand {
    TokenCounts tokens{};
    bool activated = false;
    bool ordered = false;   ///< the unit has an order token; it is faceup before the unit activates
                            ///< and facedown after
    bool promoted = false;  ///< the unit became a commander (p. 38)
    bool commanderToken = false;  ///< the unit is the field commander of an army without a
                                  ///< commander
    bool wasDamaged = false;      ///< the unit has gained its only Vehicle Damage token of this
                                  ///< game
    bool undeployed = false;      ///< none of the unit's miniatures is on the battlefield yet (p.
                                  ///< 11)
    UnitId transported{};         ///< the unit that this unit transports, if any (Keyword Glossary,
                                  ///< Transport)
    std::vector<EquippedCard> cards{};
    std::map<std::string, int> marks{};  ///< tokens by name that only the players use
};

}  // namespace sightline::engine
