/// What the leader's part of a Move may be. Source: Core Rulebook p. 24-29, 39.
#pragma once
#include "engine/movement/move_unit.h"

namespace sightline::engine {

/// Where the rules of that kind of move stand, and of that Move.
Citation citationOf(geometry::MoveKind kind);
Citation citationOf(const MoveOrder& order);

/// A Move at that speed is possible at all. A Pivot uses no tool, so that a unit whose Speed is 0
/// makes it (p. 39); but not where immobilize tokens made it 0 (Keyword Glossary, Immobilize).
bool allowsMove(const Battle& battle, const MoveOrder& order, int speed);

}  // namespace sightline::engine
