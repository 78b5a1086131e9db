/// Issues an order to a unit. The order may come from any source. Source: Core Rulebook p. 21
/// (Nominate Commanders and Issue Orders), p. 41 (Affiliations).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if `by` may issue an order to the unit. A unit with an Affiliation accepts orders only from
/// itself, from a unit with the same Affiliation, and from a unit whose keyword allows the order.
bool obeys(const Battle& battle, const UnitState& unit, const UnitState& by);

/// False if a card forbids that `by` issues an order to the unit. If a card issues the order, `by`
/// may be empty.
bool mayReceiveOrder(const Battle& battle, UnitId unit, UnitId by);

/// Places a faceup order token next to the unit, unless the unit already has an order token in this
/// round, or a card forbids the order. `ofCard` is true if the order comes from a command card.
Task<void> issueOrder(Battle& battle, UnitId unit, UnitId by, Citation citation,
                      bool ofCard = false);

}  // namespace sightline::engine
