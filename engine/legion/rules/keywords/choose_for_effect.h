/// Questions for any keyword, with the words of its entry. Private to engine/legion/rules/keywords.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// Asks for one of the candidates; returns none if the player declines. `candidates` reads the
/// state; if it is empty, nothing is asked.
Task<UnitId> chooseUnit(Battle& battle, Bearer bearer,
                        std::function<std::vector<UnitId>(const Battle&)> candidates);

/// Asks for up to `most` of these cards; returns their indices.
Task<std::vector<int>> chooseCards(Battle& battle, Bearer bearer, std::vector<WhichCard> cards,
                                   int most);

/// Asks for a number up to `most`; 0: the player declines. `what` names the counted thing: "hits
/// that Guardian cancels". Requires `most`, which reads the state, to be above 0.
Task<int> chooseNumber(Battle& battle, Bearer bearer, Message what,
                       std::function<int(const Battle&)> most);

}  // namespace sightline::engine::keywords
