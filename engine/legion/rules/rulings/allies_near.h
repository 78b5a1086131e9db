/// Allied units near a unit. Source: Core Rulebook p. 11 (Measurement, Undeployed Units).
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

struct Tabletop;

/// True if the units are within that many inches of each other. Undeployed units are within any
/// distance of each other and of no other unit (p. 11).
bool areWithin(const Battle& battle, const Tabletop& table, UnitId one, UnitId other,
               double inches);
/// Other undefeated units of the same player within that range, in order.
std::vector<UnitId> alliesWithin(const Battle& battle, UnitId unit, int range);

}  // namespace sightline::engine
