/// Effects that last a while begin and end here, and the card of their unit follows. Source: Core
/// Rulebook p. 6 (Game Effects), p. 36-38 (where attacks, activations and rounds end).
#pragma once
#include "engine/state/battle.h"

namespace sightline::engine {

/// From now on the unit has it; returns its number. An effect until the end of an attack or of an
/// activation belongs to the one under way.
int beginEffect(Battle& battle, UnitId unit, Brought brings, Until until);
/// The same without an entry in the record, for whoever writes one.
int takeOn(Battle& battle, UnitId unit, Brought brings, Until until);
/// It ends before its time, without an entry in the record; false: the unit has no such effect.
bool dropEffect(Battle& battle, UnitId unit, int number);

/// The attack that began after `before` effects had begun is over: those of an attack that waits
/// meanwhile go on.
void endEffectsOfAttack(Battle& battle, int before);
/// The unit activates: what lasts until its next activation lasts until the end of this one.
void reachNextActivation(Battle& battle, UnitId unit);
/// The activation under way is over.
void endEffectsOfActivation(Battle& battle);
void endEffectsOfRound(Battle& battle);

}  // namespace sightline::engine
