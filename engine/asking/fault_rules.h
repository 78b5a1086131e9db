/// Which rule stands behind what space refuses.
#pragma once
#include <optional>

#include "engine/citation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// The rule that a fault breaks; none for faults against the move's own rule, such as its speed or
/// how its tool lies.
std::optional<Citation> ruleBroken(geometry::Fault fault,
                                   geometry::MoveKind kind = geometry::MoveKind::standard);

}  // namespace sightline::engine
