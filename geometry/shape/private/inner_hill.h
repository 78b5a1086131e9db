/// A coarse mesh inside a detailed hill. If it stops a line, the detailed mesh need not be tested.
#pragma once
#include <memory>

#include "geometry/shape/private/indexed_mesh.h"

namespace sightline::geometry {

/// Pieces with fewer faces need no coarse mesh.
inline constexpr int facesOfARoughHill = 10'000;

struct InnerHill {
    IndexedMesh skin;
    Box box;
};

/// A surface of large triangles. Around the hill, the surface is below the mat. No point outside
/// the skin is between the surface and the mat. So the skin stops every line that the surface
/// stops. A line with clearance to the skin has the same clearance to the surface. Null if the skin
/// is not a closed body on the mat that blocks everywhere, or if the surface would enclose too
/// little.
std::shared_ptr<const InnerHill> innerHill(const IndexedMesh& skin);

}  // namespace sightline::geometry
