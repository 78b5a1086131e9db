/// The choices that a battle force offers to an army, such as those of Custom Clan.
#pragma once
#include <string>
#include <string_view>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {

/// The text of the choice as a line of the battle force: its name, a colon and its effect.
std::string lineOf(const BattleForce::Choice& choice);
/// The id of a choice: its name in lower case, with hyphens instead of spaces.
std::string choiceId(std::string_view name);
/// True if the army with the battle force has made the choice with this id. `ForceInPlay` has the
/// lines of the choices that the army has made.
bool hasMade(const ForceInPlay& force, std::string_view choice);

}  // namespace sightline::engine
