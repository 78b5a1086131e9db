// Immobilize X (weapon). Core Rulebook, Keyword Glossary. What its tokens do: determineSpeed and
// endOfActivation.
#include "engine/keywords/keywords.h"

namespace sightline::engine {

// Who is wounded by the pool gains X immobilize tokens.
void addImmobilize(Effects& effects, Player attacker) {
    addTokensForWounds(effects, attacker, "Immobilize", Token::immobilize,
                       [](UnitType) { return true; });
}

}  // namespace sightline::engine
