/// Questions that any keyword can ask, with the name and text of the keyword. Private to
/// engine/legion/rules/keywords.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// Asks the player to choose one of the units in `candidates`. Returns no unit if the player
/// declines. `candidates` computes these units from the state. If there are none, no question is
/// asked.
Task<UnitId> chooseUnit(Battle& battle, Bearer bearer,
                        std::function<std::vector<UnitId>(const Battle&)> candidates);

/// Asks the player whether the unit with the keyword uses the keyword now.
Task<bool> chooseToUse(Battle& battle, Bearer bearer);

/// Like `chooseUnit`, but the player may not decline. If there is only one candidate, no question
/// is asked.
Task<UnitId> chooseOneUnit(Battle& battle, Bearer bearer,
                           std::function<std::vector<UnitId>(const Battle&)> candidates);

/// Asks the player to choose at least `least` and at most `most` of the units in `candidates`. If
/// there are not more candidates than `least`, all of them are chosen and no question is asked.
Task<std::vector<UnitId>> chooseUnits(Battle& battle, Bearer bearer,
                                      std::function<std::vector<UnitId>(const Battle&)> candidates,
                                      int least, int most);

/// Asks the player to choose one of the miniatures in `candidates`. A single candidate is chosen
/// without a question. Returns no miniature if there are no candidates.
Task<MiniId> chooseMiniature(Battle& battle, Bearer bearer,
                             std::function<std::vector<MiniId>(const Battle&)> candidates);

/// Asks the player to choose up to `most` of the cards in `cards`. Returns the indices of the
/// chosen cards.
Task<std::vector<int>> chooseCards(Battle& battle, Bearer bearer, std::vector<WhichCard> cards,
                                   int most);

/// Asks the player to choose up to `most` of `dice` dice. Returns the indices of the chosen dice.
Task<std::vector<std::size_t>> chooseDice(Battle& battle, Bearer bearer, std::size_t dice,
                                          int most);

/// Asks the player to choose one of the texts. Returns the index of the text. If the player may
/// decline, -1 means that the player declines. A single text that the player may not decline is
/// chosen without a question.
Task<int> chooseText(Battle& battle, Bearer bearer, Messages texts, bool mayDecline);

/// Asks the player for a number from `least` to `most`; 0 means that the player declines. `what`
/// names what is counted: "hits that Guardian cancels". The function `most` computes the highest
/// number from the state; it must be above 0.
Task<int> chooseNumber(Battle& battle, Bearer bearer, Message what,
                       std::function<int(const Battle&)> most, int least = 0);

}  // namespace sightline::engine::keywords
