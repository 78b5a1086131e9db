// Poison X (weapon). Core Rulebook, Keyword Glossary. What its tokens do: endOfActivation.
#include "engine/activation/actions.h"
#include "engine/keywords/keywords.h"

namespace sightline::engine {

// A trooper unit that is wounded by the pool gains X poison tokens, unless it is a droid.
void addPoison(Effects& effects, Player attacker) {
    Effect<WoundsSuffered> effect;
    effect.controller = attacker;
    effect.resolve = [](Battle& battle, WoundsSuffered& point) {
        const int x = valueInPool(battle, *battle.attack, "Poison");
        return gainTokens(battle, point.unit, Token::poison, x, glossary("Poison X"));
    };
    effect.applies = [attacker](const Battle& battle, const WoundsSuffered& point) {
        const UnitType type = battle.unit(point.unit).card->type;
        return isTrooper(type) && !isDroid(type) && woundedBy(battle, point, attacker, "Poison");
    };
    effects.add(std::move(effect));
}

}  // namespace sightline::engine
