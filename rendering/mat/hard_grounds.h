/// Procedural textures of hard grounds: paved, frozen, built over. Each one tiles and has the same
/// texels on every machine.
#pragma once
#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

GroundLayer pavingGround(int size);     ///< flags in broken bond
GroundLayer asphaltGround(int size);    ///< patched and cracked
GroundLayer rubbleGround(int size);     ///< broken masonry in dust
GroundLayer snowGround(int size);       ///< wind-packed
GroundLayer clearIceGround(int size);   ///< blue, with white cracks
GroundLayer screeGround(int size);      ///< dark stones half under snow
GroundLayer concreteGround(int size);   ///< cast fields with joints
GroundLayer deckPlateGround(int size);  ///< steel with a raised tread
GroundLayer cinderGround(int size);     ///< ash and slag

}  // namespace sightline::rendering
