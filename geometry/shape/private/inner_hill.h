/// A plain hill within a rough one, so that a line which it stops need not be judged against every
/// stone.
#pragma once
#include <memory>

#include "geometry/shape/private/skin.h"

namespace sightline::geometry {

/// Pieces with fewer faces are judged face by face at once.
inline constexpr int facesOfARoughHill = 10'000;

struct InnerHill {
    Skin skin;
    Box box;
};

/// A surface of large triangles, below the mat round it, that has nothing of the skin's outside
/// between itself and the mat: whatever line it stops, the skin stops, and a line that has room
/// beside the skin has it here. None where the skin is no closed body on the mat that blocks
/// everywhere, or encloses too little for it to help.
std::shared_ptr<const InnerHill> innerHill(const Skin& skin);

}  // namespace sightline::geometry
