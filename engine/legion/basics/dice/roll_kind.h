/// Purposes of a dice roll.
#pragma once

namespace sightline::engine {

enum class RollKind {
    attack,         ///< step 4 of an attack
    reroll,         ///< of some dice of the attack or defense roll
    cover,          ///< the cover pool, step 5
    defense,        ///< step 7
    guard,          ///< the dice of Guardian
    rally,          ///< one die for each suppression token
    ion,            ///< one die for each ion token
    vehicleDamage,  ///< whether a damaged vehicle loses an action
    priority,       ///< the die that breaks a tie of command cards
    bluePlayer      ///< the roll for the blue player
};

}  // namespace sightline::engine
