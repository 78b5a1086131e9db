/// Finds the rule in the rulebook that a fault of the geometry checks breaks.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// Returns the rule that the fault breaks. Returns no value if the fault breaks the rule of the
/// move itself, such as its speed or the position of its tool.
std::optional<Citation> ruleBroken(geometry::Fault fault,
                                   geometry::MoveKind kind = geometry::MoveKind::standard);

}  // namespace sightline::engine
