/// Procedural textures of hard grounds for the city, ice and industrial mats. Each texture tiles
/// and has the same texels on every machine.
#pragma once
#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

GroundLayer pavingGround(int size);     ///< paving stones with shifted rows
GroundLayer asphaltGround(int size);    ///< asphalt with patches and cracks
GroundLayer rubbleGround(int size);     ///< broken masonry in dust
GroundLayer snowGround(int size);       ///< snow packed by wind
GroundLayer clearIceGround(int size);   ///< blue ice with white cracks
GroundLayer screeGround(int size);      ///< dark stones, half covered with snow
GroundLayer concreteGround(int size);   ///< concrete fields with joints
GroundLayer deckPlateGround(int size);  ///< steel plates with raised ribs
GroundLayer cinderGround(int size);     ///< ash and slag

}  // namespace sightline::rendering
