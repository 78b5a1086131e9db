/// Proves that a verdict is true for all possible values. The proof uses bounds on the displacement
/// of every object.
#pragma once
#include <optional>

#include "engine/legion/advice/disputes/verdict.h"

namespace sightline::engine {

/// The reason why the verdict is the same for every value within the leeway. None if there is no
/// proof; the verdict may hold nevertheless.
///
///  - Visible: the widest clear beam is wider than the possible displacement of silhouettes plus
///    terrain.
///  - Blocked: the silhouettes, grown by their displacement, do not see past the terrain, shrunk by
///    its displacement. Boxes and drums are shrunk; other shapes that may move or turn are ignored.
///  - Range: the distance from the ends of the band is larger than the displacement of both ends.
///  - Height of a piece: its least and its greatest possible height are in one band.
///
/// There is no proof for area terrain that a base may or may not overlap, for an open z beside
/// terrain, and for the questions obscured, place and move.
std::optional<Message> provedBy(const Dispute& dispute);

}  // namespace sightline::engine
