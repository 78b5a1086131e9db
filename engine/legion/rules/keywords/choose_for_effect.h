/// Questions that any keyword can ask, with the texts from its entry. Private to
/// engine/legion/rules/keywords.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// Asks the player to choose one of the candidates. Returns no unit if the player declines.
/// `candidates` computes the candidates from the state; if there are none, no question is asked.
Task<UnitId> chooseUnit(Battle& battle, Bearer bearer,
                        std::function<std::vector<UnitId>(const Battle&)> candidates);

/// Asks the player to choose up to `most` of these cards. Returns the indices of the chosen cards.
Task<std::vector<int>> chooseCards(Battle& battle, Bearer bearer, std::vector<WhichCard> cards,
                                   int most);

/// Asks for a number from 0 to `most`; 0 means that the player declines. `what` names the counted
/// thing: "hits that Guardian cancels". `most` computes its result from the state, which must be
/// above 0.
Task<int> chooseNumber(Battle& battle, Bearer bearer, Message what,
                       std::function<int(const Battle&)> most);

}  // namespace sightline::engine::keywords
