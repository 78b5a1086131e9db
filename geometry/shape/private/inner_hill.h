/// A coarse mesh inside a detailed hill. Lines that it stops need no test against the detailed
/// mesh.
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

/// A surface of large triangles, below the mat around the hill. No part of the skin's outside is
/// between the surface and the mat. So the skin stops every line that the surface stops, and a line
/// with room beside the skin also has it beside the surface. Null if the skin is not a closed body
/// on the mat that blocks everywhere, or if it encloses too little to help.
std::shared_ptr<const InnerHill> innerHill(const IndexedMesh& skin);

}  // namespace sightline::geometry
