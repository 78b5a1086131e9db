/// Questions and verbs that all cards share, in data and in C++.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

using Candidates = std::function<std::vector<UnitId>(const Battle&)>;

/// Asks whether the player uses the card. `unit`: the unit concerned; none: no unit in particular.
Task<bool> wantsToUse(Battle& battle, CardInPlay card, UnitId unit);

/// Asks for one of the candidates. Returns none if there is none, or if the player declines, where
/// that is allowed.
Task<UnitId> chooseUnit(Battle& battle, CardInPlay card, UnitId unit, Candidates candidates,
                        bool mayDecline);

/// Asks for one of these texts; returns its index, or -1 if the player declines, where that is
/// allowed. With one text and no way to decline, nothing is asked.
Task<int> chooseText(Battle& battle, CardInPlay card, UnitId unit, Messages texts, bool mayDecline);

/// The card is used: it turns, if it is a card that turns (p. 17).
void useCard(Battle& battle, const CardInPlay& card);

/// Source of a free action that the card gives.
ActionSource actionSourceOf(const CardInPlay& card);

}  // namespace sightline::engine::cards
