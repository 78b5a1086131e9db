/// LastingEffect: a temporary change of a unit. The unit gains or loses keywords, or its stats
/// change. It is plain data in the state, so that saved games, undo and views include it.
#pragma once
#include <string>

#include "engine/legion/basics/until.h"
#include "engine/legion/lists/catalogue/unit_now.h"

namespace sightline::engine {

struct LastingEffect {
    int number = 0;    ///< number of the effect; a game counts its effects from 1
    RuleGrant brings;  ///< the changes, and the card or keyword that causes the changes
    EffectDuration until{};
};

/// The duration as text, such as "until the end of the round".
Message wordsOf(EffectDuration until);

}  // namespace sightline::engine
