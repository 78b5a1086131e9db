/// The rules for the unit leader's part of a Move. Source: Core Rulebook p. 24-29, 39.
#pragma once
#include "engine/legion/rules/movement/move_unit.h"

namespace sightline::engine {

/// The citation of the rules for that kind of move.
Citation citationOf(geometry::MoveKind kind);
Citation citationOf(const MoveOrder& order);

/// True if a Move is possible at that speed. A Pivot uses no tool, so a unit with Speed 0 may pivot
/// (p. 39). It may not pivot if immobilize tokens reduced its speed to 0 (Keyword Glossary,
/// Immobilize).
bool allowsMove(const Battle& battle, const MoveOrder& order, int speed);

}  // namespace sightline::engine
