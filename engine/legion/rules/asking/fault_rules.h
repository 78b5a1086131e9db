/// Maps faults of the geometry checks to the rules that they break.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// The rule that a fault breaks; none for faults against the move's own rule, such as its speed or
/// the position of its tool.
std::optional<Citation> ruleBroken(geometry::Fault fault,
                                   geometry::MoveKind kind = geometry::MoveKind::standard);

}  // namespace sightline::engine
