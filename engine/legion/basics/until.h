/// The duration of a temporary effect.
#pragma once

namespace sightline::engine {

enum class EffectDuration {
    attack,          ///< the end of the attack under way
    activation,      ///< the end of the activation under way, of any unit
    nextActivation,  ///< the end of the next activation of the unit that has the effect
    round,
    game
};

}  // namespace sightline::engine
