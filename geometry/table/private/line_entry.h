/// Intersection of a line with a piece.
#pragma once
#include "geometry/table/private/world.h"

namespace sightline::geometry {

struct Entry {
    double fraction = 1.0;
    int part = 0;
};

/// First solid or triangle of the piece that the segment meets; for picking, from either side.
std::optional<Entry> firstEntry(const Piece& piece, const Segment& segment);

}  // namespace sightline::geometry
