/// Tests whether a step of a card's rule would change something. If not, the step is skipped
/// without a question.
#pragma once
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_targets.h"

namespace sightline::engine::cards {

/// Describes a free action that a card gives to the unit. `again`: the action is allowed even if
/// the unit has already made its attacks.
ActionOrder freeOrder(UnitId unit, Action action = {}, bool again = false);

/// The unit that issues the orders of a card: the unit with the upgrade, or the commander.
UnitId ordererOf(const Battle& battle, const CardInPlay& card);
/// True if the step of a card's rule may issue an order to the unit.
bool mayOrder(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
              UnitId unit);

/// True if at least one effect of the step, such as `gain`, would change the unit. The step is a
/// part of a card's rule.
bool changes(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId id);
/// True if each effect of the alternative `step`, such as `gain`, would change the unit.
bool changesAllOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
                  UnitId id);
/// True if the step would have an effect: on a unit, on the dice of the attack, or by showing a
/// hand of command cards.
bool changesAnything(const Battle& battle, const SentenceInPlay& played, const CardStep& step);

/// The units that the step would change: the player chooses among them if the step contains
/// `choose`; all of them change if it contains `each`.
Units targetsOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
                const CardTargets& wanted);

/// The dice that the sentence of a card's rule may reroll: the attack dice or the defense dice.
/// Null if there is no attack.
const std::vector<RolledDie>* rollUnder(const Battle& battle, const SentenceInPlay& played);

}  // namespace sightline::engine::cards
