/// What lies under a movement tool. Core Rulebook p. 27 (Moving Through Terrain). Private to
/// geometry.
#pragma once
#include "geometry/movement_tool.h"
#include "geometry/world.h"

namespace sightline::geometry {

/// Who moves, as far as the ground cares.
struct Strider {
    double z = 0.0;         ///< where it stands
    double height = 0.0;    ///< of its silhouette: the room it needs
    double maxClimb = 0.0;  ///< how much higher than itself it may cross
};

/// What one piece means for a tool that lies across it.
struct GroundHit {
    const Piece* piece = nullptr;
    bool tooTall = false;
    double top = 0.0;  ///< z of what is too tall
    bool impassable = false;
    bool difficult = false;
};

/// Pieces that matter under the tool, in layout order. Only what lies between the floor and the
/// silhouette's height counts, so a lintel or a roof overhead does not; of a mesh the tool is
/// looked at in short stretches, each of which needs a floor within reach and room above it.
std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const Strider& strider);

}  // namespace sightline::geometry
