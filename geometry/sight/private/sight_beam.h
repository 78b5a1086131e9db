/// Finds the widest clear beam between two silhouettes.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

struct Beam {
    Segment line;
    double radius = 0.0;  ///< radius of the beam: the clearance around its line
    bool proven = false;  ///< true if it is proved that no beam is wider than this beam by 0.02 in
};
/// Searches for the widest clear beam, up to the radius `most`. It moves the known line and other
/// lines step by step to gain clearance, then tries to prove that no beam is wider. Each proof may
/// check `budget` pairs of silhouette parts.
Beam widestBeam(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                const Segment& known, double most, int budget);

}  // namespace sightline::geometry
