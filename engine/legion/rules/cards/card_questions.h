/// Questions and verbs for all cards, whether their rules are data or C++.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

using Candidates = std::function<std::vector<UnitId>(const Battle&)>;

/// Asks whether the player wants to use the card. `unit` is the unit that the card affects; no
/// value: no particular unit.
Task<bool> wantsToUse(Battle& battle, CardInPlay card, UnitId unit);

/// Asks the player to choose one of the candidates. Returns no unit if there are no candidates.
/// With `mayDecline`, the player may decline; then the function also returns no unit.
Task<UnitId> chooseUnit(Battle& battle, CardInPlay card, UnitId unit, Candidates candidates,
                        bool mayDecline);

/// Asks for one miniature of the unit. Only one candidate: nothing is asked.
using MiniCandidates = std::function<std::vector<MiniId>(const Battle&)>;
Task<MiniId> chooseMiniature(Battle& battle, CardInPlay card, UnitId unit,
                             MiniCandidates candidates);

/// Asks for up to `most` dice of a roll; returns their places, none if the player keeps the dice.
Task<std::vector<std::size_t>> chooseDice(Battle& battle, CardInPlay card, UnitId unit,
                                          std::size_t dice, int most);

/// Asks the player to choose one of these texts. Returns the index of the text. With `mayDecline`,
/// the player may decline; then the function returns -1. If there is one text and the player may
/// not decline, no question is asked.
Task<int> chooseText(Battle& battle, CardInPlay card, UnitId unit, Messages texts, bool mayDecline);

/// Marks the card as used. A card that must be turned when it is used turns now (p. 17).
void useCard(Battle& battle, const CardInPlay& card);

/// The card as the source of a free action.
ActionSource actionSourceOf(const CardInPlay& card);

}  // namespace sightline::engine::cards
