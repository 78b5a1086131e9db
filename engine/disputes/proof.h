/// Showing that a verdict stands whatever is not known, by a bound on how far everything can move.
#pragma once
#include <optional>

#include "engine/disputes/verdict.h"

namespace sightline::engine {

/// Why the verdict is the same for every value within the leeway; none where that is
/// not shown, which does not say that it flips.
///
/// - Visible: the widest clear beam is wider than the silhouettes and the terrain move together.
/// - Blocked: silhouettes grown by all they may move do not see past terrain that is drawn in by
///   all it may move. Boxes and drums are drawn in; another shape that may turn or lie elsewhere is
///   thought away.
/// - Range: the distance lies farther from the ends of its band than both ends can move.
/// - Height of a piece: the lowest and the highest it may have lie in one band.
///
/// Area terrain that a base may or may not overlap, a z that is not given beside terrain, and who
/// is obscured, may stand or may move are not shown.
std::optional<Message> provedBy(const Dispute& dispute);

}  // namespace sightline::engine
