// Poison X (weapon). Core Rulebook, Keyword Glossary. What its tokens do: endOfActivation.
#include "engine/keywords/keywords.h"

namespace sightline::engine {

// A trooper unit that is wounded by the pool gains X poison tokens, unless it is a droid.
void addPoison(Effects& effects, Player attacker) {
    addTokensForWounds(effects, attacker, "Poison", Token::poison,
                       [](UnitType type) { return isTrooper(type) && !isDroid(type); });
}

}  // namespace sightline::engine
