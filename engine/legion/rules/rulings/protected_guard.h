/// Source: Core Rulebook, Keyword Glossary (Guardian X); battle forces, command cards.
#pragma once
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

/// True if a battle force lets other units guard the unit and back it up, although the unit has
/// Guardian.
bool isProtectedGuard(const CurrentState& now, UnitId unit);
/// True if a battle force or command card lets other units back the unit up, although the unit has
/// Guardian.
bool mayBackUpGuard(const CurrentState& now, UnitId unit);

}  // namespace sightline::engine
