/// The units that a sentence in the rule of a card names, and the units that it allows as targets.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/sentence_in_play.h"

namespace sightline::engine::cards {

using Units = std::vector<UnitId>;

/// The units that have the role `role` in the sentence. The list is empty for the role `chosen`:
/// only the function that plays the sentence knows the chosen units.
Units unitsAs(const Battle& battle, const SentenceInPlay& played, CardRole role);

/// The undefeated units that may be the targets `wanted`. The range is measured from the units in
/// `centres`. The units are in the order of players, then in the order of units.
Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted,
                   const Units& centres);
/// The undefeated units that may be the targets `wanted`. The range is measured from the units with
/// the role `wanted.of`.
Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted);

/// How many times a step gives its tokens to the unit. For example, a card gives tokens "per X, at
/// most N".
int timesFor(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId unit);

}  // namespace sightline::engine::cards
