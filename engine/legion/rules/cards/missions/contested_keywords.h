/// Keywords that a unit has while it contests an objective token: those of Contact, Contact!
#pragma once
#include <vector>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

struct ContestedKeywords {
    const BattleCard* card = nullptr;  ///< the card that gives the keywords; null: none
    std::vector<KeywordText> keywords{};
};
/// The keywords that the unit has now because it contests a point of interest of the objective.
ContestedKeywords contestedKeywords(const CurrentState& now, UnitId unit);

}  // namespace sightline::engine
