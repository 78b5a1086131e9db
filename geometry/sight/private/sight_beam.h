/// Width of the widest clear beam between two silhouettes.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

struct Beam {
    Segment line;
    double radius = 0.0;  ///< clearance around the line
    bool proven = false;  ///< true if it is proved that no beam is 0.02 in wider
};
/// Searches for the widest beam, up to `most`. It slides the known line and aimed lines. Then it
/// proves that no beam is wider; each proof may check `budget` pairs.
Beam widestBeam(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                const Segment& known, double most, int budget);

}  // namespace sightline::geometry
