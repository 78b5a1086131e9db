/// LastingEffect: something that a unit temporarily gains, loses or changes. It is plain data of
/// the state, so that saving, undo and views include it.
#pragma once
#include <string>

#include "engine/legion/basics/until.h"
#include "engine/legion/lists/catalogue/unit_now.h"

namespace sightline::engine {

struct LastingEffect {
    int number = 0;    ///< from 1, in the order in which effects began in this game
    RuleGrant brings;  ///< with the card or keyword that causes it
    EffectDuration until{};
};

/// For example "until the end of the round".
Message wordsOf(EffectDuration until);

}  // namespace sightline::engine
