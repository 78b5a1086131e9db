/// How long something lasts that is not for good.
#pragma once

namespace sightline::engine {

enum class Until {
    attack,          ///< the end of the attack under way
    activation,      ///< the end of the activation under way, whoever activates
    nextActivation,  ///< the end of the next activation of the unit that has it
    round,
    game
};

}  // namespace sightline::engine
