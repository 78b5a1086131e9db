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

/// What a single arm or the hinge lies over, when only the verdict matters.
struct ArmGround {
    bool blocked = false;
    bool difficult = false;
};

/// The same questions as `groundUnder`, asked part by part for many poses of one mover.
class ToolGround {
  public:
    ToolGround(const Battlefield& field, const Strider& strider, bool crossesImpassable)
        : field_(field), strider_(strider), crossesImpassable_(crossesImpassable) {}
    ArmGround underArm(const std::array<Vec2, 4>& arm) const;
    ArmGround underHinge(Vec2 joint, double width) const;

  private:
    const Battlefield& field_;
    Strider strider_;
    bool crossesImpassable_ = false;
};

}  // namespace sightline::geometry
