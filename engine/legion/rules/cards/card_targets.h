/// The units that a sentence in a card's rule names or allows as targets.
#pragma once
#include <vector>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/cards/sentence_in_play.h"

namespace sightline::engine::cards {

using Units = std::vector<UnitId>;

/// The units with the role `role` in the sentence of a card's rule. The list is empty for the role
/// `chosen`, because the chosen units are not known here.
Units unitsAs(const Battle& battle, const SentenceInPlay& played, CardRole role);

/// The undefeated units that fit `wanted`, in the order of players, then of units. The range is
/// measured from the units in `centres`.
Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted,
                   const Units& centres);
/// The undefeated units that fit `wanted`. The range is measured from the units with the role
/// `wanted.of`.
Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted);

/// How many times a step of a card's rule gives its tokens to the unit. For example, a card gives
/// tokens "per X, at most N".
int timesFor(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId unit);

/// True if the first step of the card's text in the data allows this unit. A card whose other text
/// is in C++ code does not repeat there which unit it means.
bool isAllowedByData(const CommandCard& card, const UnitCard& unit, Rank rank);

}  // namespace sightline::engine::cards
