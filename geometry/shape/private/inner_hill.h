/// A coarse mesh inside a detailed hill. A line that the coarse mesh stops needs no test with the
/// detailed mesh.
#pragma once
#include <memory>

#include "geometry/shape/private/indexed_mesh.h"

namespace sightline::geometry {

/// Smallest number of faces of a hill that gets a coarse mesh.
inline constexpr int facesOfARoughHill = 10'000;

struct InnerHill {
    IndexedMesh skin;
    Box box;
};

/// A coarse surface of large triangles inside the hill `skin`. All space between the surface and
/// the mat is inside the hill. So the hill stops every line that the surface stops, and a line with
/// clearance to the hill has the same clearance to the surface. Around the hill, the surface is
/// below the mat. Null if the hill is not a closed body on the mat that blocks everywhere, or if
/// the surface would be too low to be useful.
std::shared_ptr<const InnerHill> innerHill(const IndexedMesh& skin);

}  // namespace sightline::geometry
