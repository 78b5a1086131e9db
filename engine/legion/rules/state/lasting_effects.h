/// Begins and ends lasting effects, and updates the unit's card. Source: Core Rulebook p. 6 (Game
/// Effects), p. 36-38 (end of attacks, activations and rounds).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Begins an effect and returns its number. An effect that lasts until the end of an attack or
/// activation ends with the current attack or activation.
int beginEffect(Battle& battle, UnitId unit, RuleGrant brings, EffectDuration until);
/// Begins an effect without an entry in the record. The caller writes the entry.
int takeOn(Battle& battle, UnitId unit, RuleGrant brings, EffectDuration until);
/// Ends an effect early, without an entry in the record. Returns false if the unit has no such
/// effect.
bool dropEffect(Battle& battle, UnitId unit, int number);

/// Ends the effects that began during an attack: the game had begun `before` effects when the
/// attack began. The effects of an outer attack, which waits, continue.
void endEffectsOfAttack(Battle& battle, int before);
/// Call this when the unit activates. Effects that last until the unit's next activation now end
/// with this activation.
void reachNextActivation(Battle& battle, UnitId unit);
/// Call this when the current activation has ended.
void endEffectsOfActivation(Battle& battle);
void endEffectsOfRound(Battle& battle);

}  // namespace sightline::engine
