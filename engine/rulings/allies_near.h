/// Who of one's own is near. Source: Core Rulebook p. 11 (Measurement, Undeployed Units).
#pragma once
#include <vector>

#include "engine/state/battle.h"

namespace sightline::engine {

struct Tabletop;

/// Within that many inches of each other. Undeployed units are within any distance of each other
/// and of nobody else (p. 11).
bool areWithin(const Battle& battle, const Tabletop& table, UnitId one, UnitId other,
               double inches);
/// Undefeated units of the same player, others than `unit` itself, within that range, in order.
std::vector<UnitId> alliesWithin(const Battle& battle, UnitId unit, int range);

}  // namespace sightline::engine
