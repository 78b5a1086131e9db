/// Width of the widest clear beam between two silhouettes.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

struct Beam {
    Segment line;
    double radius = 0.0;  ///< free distance around the line
    bool proven = false;  ///< no beam is 0.02 in wider, proved for every line
};
/// Searches for the widest beam, up to `most`. It slides the known line and aimed lines, and then
/// proves, with `budget` pairs per proof, that no beam is wider.
Beam widestBeam(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                const Segment& known, double most, int budget);

}  // namespace sightline::geometry
