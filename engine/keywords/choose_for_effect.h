/// Questions that any keyword may ask, in the words of its own entry. Private to engine/keywords.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// One of those units, or none where the player has had enough. `candidates` reads the state; where
/// it finds nobody, nobody is asked.
Task<UnitId> chooseUnit(Battle& battle, Bearer bearer,
                        std::function<std::vector<UnitId>(const Battle&)> candidates);

/// Up to `most` of these cards, by place in them.
Task<std::vector<int>> chooseCards(Battle& battle, Bearer bearer, std::vector<WhichCard> cards,
                                   int most);

/// A number up to `most`, 0 where the player has had enough. `what` is counted: "hits that Guardian
/// cancels". Requires that `most`, which reads the state, is above 0.
Task<int> chooseNumber(Battle& battle, Bearer bearer, Message what,
                       std::function<int(const Battle&)> most);

}  // namespace sightline::engine::keywords
