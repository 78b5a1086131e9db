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

/// The state of a unit. A new member needs one line in `visitFields` (unit_fields.h). The digest,
/// comparison, views, scenario files and adjustments by hand use that line.
struct UnitStand {
    TokenCounts tokens{};
    bool activated = false;
    bool ordered = false;   ///< true: the unit has an order token, faceup before the unit activates
                            ///< and facedown afterwards
    bool promoted = false;  ///< true: the unit became a commander by promotion (p. 38)
    bool commanderToken = false;  ///< true: the unit has the Commander token, because its army has
                                  ///< no commander
    bool wasDamaged = false;      ///< true: the unit has gained its only Vehicle Damage token of
                                  ///< this game
    bool undeployed = false;      ///< true: the unit has not deployed, so none of its miniatures is
                                  ///< on the battlefield (p. 11)
    UnitId transported{};         ///< the unit that this unit transports; no value: none (Keyword
                                  ///< Glossary, Transport)
    std::vector<EquippedCard> cards{};
    /// The number of tokens of each name, for tokens without a Token kind: tokens that players add
    /// by hand, tokens of battle cards, and tokens that lie on the unit's cards (Treat, Repair,
    /// Cache).
    std::map<std::string, int> marks{};
};

}  // namespace sightline::engine
