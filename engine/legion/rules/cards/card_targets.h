/// The units that a sentence of a card names or may choose.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/sentence_in_play.h"

namespace sightline::engine::cards {

using Units = std::vector<UnitId>;

/// The units in that role; none for the role `chosen`, which only the running sentence knows.
Units unitsAs(const Battle& battle, const SentenceInPlay& played, CardRole role);

/// The undefeated units that fit, measured from `centres`, in the order of players, then of units.
Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted,
                   const Units& centres);
/// The same, measured from the role that the targets name.
Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted);

/// How often a step gives its tokens to that unit ("per X, at most N").
int timesFor(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId unit);

}  // namespace sightline::engine::cards
