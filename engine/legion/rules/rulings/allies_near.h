/// Finds the allied and enemy units near a unit. Source: Core Rulebook p. 11 (Measurement,
/// Undeployed Units).
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

struct Tabletop;

/// True if the two units are at most `inches` apart. Two undeployed units count as within any
/// distance of each other, but not of units on the battlefield (p. 11).
bool areWithin(const Battle& battle, const Tabletop& table, UnitId one, UnitId other,
               double inches);
/// True if the unit `one` has LOS to the allied unit `other`. Two undeployed units have LOS to each
/// other (p. 12).
bool seesAlly(const Battle& battle, const Tabletop& table, UnitId one, UnitId other);
/// The other undefeated units of the same player within the range band `range`, in the order of
/// units.
std::vector<UnitId> alliesWithin(const Battle& battle, UnitId unit, int range);
/// Like `alliesWithin`, with the unit itself: a unit is allied to its player, and within any range
/// of itself.
std::vector<UnitId> alliesAround(const Battle& battle, UnitId unit, int range);
/// The undefeated enemy units within the range band `range`, in the order of units. An undeployed
/// unit is not within any distance of an enemy unit (p. 11).
std::vector<UnitId> enemiesWithin(const Battle& battle, UnitId unit, int range);

}  // namespace sightline::engine
