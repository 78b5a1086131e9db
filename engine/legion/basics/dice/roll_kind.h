/// RollKind: the purpose of a dice roll.
#pragma once

namespace sightline::engine {

enum class RollKind {
    attack,         ///< the attack dice, step 4 of an attack
    reroll,         ///< reroll of some dice of the attack or defense roll
    cover,          ///< the cover dice, step 5 of an attack
    defense,        ///< the defense dice, step 7 of an attack
    guard,          ///< the defense dice of a unit that uses Guardian
    rally,          ///< the rally dice, one for each suppression token
    ion,            ///< the ion dice, one for each ion token
    vehicleDamage,  ///< the die that decides whether a damaged vehicle loses an action
    priority,       ///< the die that decides between command cards with equal pips
    bluePlayer,     ///< the roll that decides who is the blue player
    effect,         ///< the dice of the effect of a keyword or card
    regenerate      ///< the defense dice of a unit with Regenerate, one for each wound token
};

}  // namespace sightline::engine
