/// Proves that a verdict is true for all possible values. The proof uses bounds on the displacement
/// of every object.
#pragma once
#include <optional>

#include "engine/legion/advice/disputes/verdict.h"

namespace sightline::engine {

/// The reason why the verdict is the same for every value within the leeway. No value if there is
/// no proof; the verdict may still be the same.
///
/// - Visible: the widest clear beam must be wider than the possible displacement of the silhouettes
///   plus that of the terrain.
/// - Blocked: the silhouettes are enlarged and the terrain is reduced by their displacement, and
///   the line must still be blocked. Only boxes and cylinders are reduced; other shapes that may
///   move or turn are ignored.
/// - Range: the distance must differ from both ends of the range band by more than the displacement
///   of both objects.
/// - Height of a piece: the smallest and the largest possible height must be in one band.
///
/// No proof is tried in these cases: a base may or may not overlap area terrain; the z of a
/// miniature has no fixed value beside terrain; the question is of the kind `obscured`, `place` or
/// `move`.
std::optional<Message> provedBy(const Dispute& dispute);

}  // namespace sightline::engine
