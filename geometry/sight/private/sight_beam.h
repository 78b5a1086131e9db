/// How wide the widest clear beam between two silhouettes is.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

struct Beam {
    Segment line;
    double radius = 0.0;  ///< the line has that room
    bool proven = false;  ///< none is 0.02 in wider, shown for every line
};
/// The widest beam, up to `most`, that is found from a known line: by sliding it and aimed ones,
/// and by proofs, with `budget` pairs each, that there is no wider one.
Beam widestBeam(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                const Segment& known, double most, int budget);

}  // namespace sightline::geometry
