/// Whether a step of a card would change something. Nothing is asked or done otherwise.
#pragma once
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_targets.h"

namespace sightline::engine::cards {

/// A free action that a card gives (`again`: even if the unit has made its attacks).
ActionOrder freeOrder(UnitId unit, Action action = {}, bool again = false);

/// The unit that issues the orders of a card: the unit with the upgrade, or the commander.
UnitId ordererOf(const Battle& battle, const CardInPlay& card);
/// True if the step may issue an order to the unit.
bool mayOrder(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
              UnitId unit);

/// True if the step's verbs about units would change that unit.
bool changes(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId id);
/// True if each verb of an alternative would change that unit.
bool changesAllOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
                  UnitId id);
/// True if the step would change something: a unit, the dice of the attack or a hand.
bool changesAnything(const Battle& battle, const SentenceInPlay& played, const CardStep& step);

/// The units among which `choose` asks, or that `each` changes: those that the step changes.
Units targetsOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
                const CardTargets& wanted);

/// The dice that the sentence may reroll; null without a roll under way.
const std::vector<RolledDie>* rollUnder(const Battle& battle, const SentenceInPlay& played);

}  // namespace sightline::engine::cards
