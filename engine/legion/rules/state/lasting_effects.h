/// Begins and ends lasting effects, and updates the card of the unit.
/// Source: Core Rulebook p. 6 (Game Effects), p. 36-38 (end of attacks, activations and rounds).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Begins an effect and returns its number. An effect until the end of an attack or activation
/// belongs to the one under way.
int beginEffect(Battle& battle, UnitId unit, RuleGrant brings, EffectDuration until);
/// The same without an entry in the record; the caller writes one.
int takeOn(Battle& battle, UnitId unit, RuleGrant brings, EffectDuration until);
/// Ends an effect early, without an entry in the record. False if the unit has no such effect.
bool dropEffect(Battle& battle, UnitId unit, int number);

/// Ends the effects of an attack that began after `before` effects had begun. Effects of an outer
/// attack that waits meanwhile continue.
void endEffectsOfAttack(Battle& battle, int before);
/// The unit activates: effects until its next activation now end with this activation.
void reachNextActivation(Battle& battle, UnitId unit);
/// Call when the activation under way has ended.
void endEffectsOfActivation(Battle& battle);
void endEffectsOfRound(Battle& battle);

}  // namespace sightline::engine
