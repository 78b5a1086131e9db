/// EffectDuration: the duration of a temporary effect.
#pragma once

namespace sightline::engine {

enum class EffectDuration {
    attack,          ///< until the end of the current attack
    activation,      ///< until the end of the current activation, whichever unit activates
    nextActivation,  ///< until the end of the next activation of the unit with the effect
    round,
    game
};

}  // namespace sightline::engine
