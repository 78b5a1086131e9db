/// What a unit gained, lost or has changed for a while: data like any other of its state, so that
/// saving, undoing and whoever looks at the unit know of it.
#pragma once
#include <string>

#include "engine/catalogue/unit_now.h"
#include "engine/until.h"

namespace sightline::engine {

struct LastingEffect {
    int number = 0;  ///< from 1, in the order in which effects began in this game
    Brought brings;  ///< and which card or keyword does it
    Until until{};
};

/// "until the end of the round"
Message wordsOf(Until until);

}  // namespace sightline::engine
