/// Takes a triangle mesh apart: closed convex shells become solids, the rest stays triangles, and
/// level groups of those become facets. Private to geometry.
#pragma once
#include "geometry/volume.h"

namespace sightline::geometry {

struct Shells {
    struct Shell {
        Convex solid;
        int part = 0;
    };
    std::vector<Shell> convex;
    std::vector<int> loose;     ///< indices of triangles in no convex shell
    std::vector<Shell> facets;  ///< flat convex polygons made of loose triangles
    std::vector<Volume> volumes;  ///< closed bodies made of loose triangles
};

Shells shellsOf(std::span<const Triangle> triangles);

}  // namespace sightline::geometry
