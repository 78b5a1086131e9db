// Immobilize X (weapon). Core Rulebook, Keyword Glossary. What its tokens do: determineSpeed and
// endOfActivation.
#include "engine/activation/actions.h"
#include "engine/keywords/keywords.h"

namespace sightline::engine {

// Who is wounded by the pool gains X immobilize tokens.
void addImmobilize(Effects& effects, Player attacker) {
    Effect<WoundsSuffered> effect;
    effect.controller = attacker;
    effect.resolve = [](Battle& battle, WoundsSuffered& point) {
        const int x = valueInPool(battle, *battle.attack, "Immobilize");
        return gainTokens(battle, point.unit, Token::immobilize, x, glossary("Immobilize X"));
    };
    effect.applies = [attacker](const Battle& battle, const WoundsSuffered& point) {
        return woundedBy(battle, point, attacker, "Immobilize");
    };
    effects.add(std::move(effect));
}

}  // namespace sightline::engine
