/// The first intersection of a segment and a terrain piece.
#pragma once
#include "geometry/table/private/world.h"

namespace sightline::geometry {

struct Entry {
    double fraction = 1.0;
    int part = 0;
};

/// The first solid or triangle of the piece that the segment meets. Both sides of a triangle count.
/// Used for picking with the mouse.
std::optional<Entry> firstEntry(const Piece& piece, const Segment& segment);

}  // namespace sightline::geometry
