/// Begins and ends lasting effects, and updates the unit's card. Source: Core Rulebook p. 6 (Game
/// Effects), p. 36-38 (end of attacks, activations and rounds).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Begins a lasting effect and returns its number. If the effect lasts until the end of an attack
/// or activation, it ends with the current attack or activation.
int beginEffect(Battle& battle, UnitId unit, RuleGrant brings, EffectDuration until);
/// Begins a lasting effect without an entry in the record. The caller adds the entry.
int takeOn(Battle& battle, UnitId unit, RuleGrant brings, EffectDuration until);
/// Ends a lasting effect before the end of its duration, without an entry in the record. Returns
/// false if the unit has no effect with this number.
bool dropEffect(Battle& battle, UnitId unit, int number);

/// Ends the effects that last until the end of the attack. `before` is the number of effects that
/// had begun in the game before the attack. If the attack interrupted another attack, the effects
/// of that other attack continue.
void endEffectsOfAttack(Battle& battle, int before);
/// Call this when the unit activates. Effects that last until the unit's next activation then last
/// until the end of this activation.
void reachNextActivation(Battle& battle, UnitId unit);
/// Ends the effects that last until the end of the activation. Call this after the activation.
void endEffectsOfActivation(Battle& battle);
void endEffectsOfRound(Battle& battle);

}  // namespace sightline::engine
