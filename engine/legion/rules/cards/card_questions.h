/// Questions that any card can ask. The rule of the card may be data or C++ code.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

using Candidates = std::function<std::vector<UnitId>(const Battle&)>;

/// Asks the player whether to use the card. `unit` is the unit that the card affects; no value: no
/// particular unit.
Task<bool> wantsToUse(Battle& battle, CardInPlay card, UnitId unit);

/// Asks the player to choose one of the units in `candidates`. Returns no unit if there are no
/// candidates. If `mayDecline` is true and the player declines, the function also returns no unit.
Task<UnitId> chooseUnit(Battle& battle, CardInPlay card, UnitId unit, Candidates candidates,
                        bool mayDecline);

/// Asks the player to choose one of the miniatures that `candidates` computes from the state. If
/// there is only one, no question is asked.
using MiniCandidates = std::function<std::vector<MiniId>(const Battle&)>;
Task<MiniId> chooseMiniature(Battle& battle, CardInPlay card, UnitId unit,
                             MiniCandidates candidates);

/// Asks the player to choose up to `most` dice of a roll. Returns the indices of the chosen dice.
/// The list is empty if the player chooses none.
Task<std::vector<std::size_t>> chooseDice(Battle& battle, CardInPlay card, UnitId unit,
                                          std::size_t dice, int most);

/// Asks the player to choose one of the texts. Returns the index of the text. If `mayDecline` is
/// true and the player declines, the function returns -1. If there is only one text and the player
/// may not decline, no question is asked.
Task<int> chooseText(Battle& battle, CardInPlay card, UnitId unit, Messages texts, bool mayDecline);

/// Marks the card as used. If the card must be turned when it is used, the function turns the card
/// (p. 17).
void useCard(Battle& battle, const CardInPlay& card);

/// Describes the card as the source of a free action.
ActionSource actionSourceOf(const CardInPlay& card);

}  // namespace sightline::engine::cards
