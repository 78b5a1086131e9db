/// What lies under a movement tool. Core Rulebook p. 27 (Moving Through Terrain). Private to
/// geometry.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// Who moves, as far as the ground cares.
struct Strider {
    double z = 0.0;         ///< how high it counts as standing (`countedHeight`)
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
/// silhouette's height counts, so a lintel or a roof overhead does not. A mesh is looked at cell by
/// cell (`GroundCells`): where all of a cell cannot be passed, what of it lies under the tool, cut
/// exactly, needs a floor within reach and room above it.
std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const Strider& strider);

/// May the strider pass over these? It needs its height above where it stands, or above one of them
/// that it may climb; and a place within a closed body is no place.
bool canPass(const Strider& strider, std::span<const Layer> layers);
/// The layers as their heights count for a move; `kept` holds them where that is not as they are.
std::span<const Layer> countedLayers(const Piece& piece, std::span<const Layer> layers,
                                     std::vector<Layer>& kept);
/// `canPass` for a solid: one layer that reaches from its bottom to its top.
bool canPassSolid(const Strider& strider, const Piece& piece);
/// Does what reaches from `lo` to `hi` matter for whoever strides there?
bool isNearStorey(const Strider& strider, double lo, double hi);

/// What a single arm or the hinge lies over, when only the verdict matters.
struct ArmGround {
    bool blocked = false;
    bool difficult = false;
};

/// An arm as its ground is judged: narrower by `contactTolerance` on both sides, since a tool that
/// touches a wall lies beside it.
std::array<Vec2, 4> pressing(const std::array<Vec2, 4>& arm);
/// The round hinge likewise, and a base.
Outline pressing(Vec2 joint, double width);
Outline pressing(const Outline& base);

class GroundMap;

/// The same questions as `groundUnder`, asked part by part for many poses of one mover.
class ToolGround {
  public:
    ToolGround(const Battlefield& field, const Strider& strider, bool crossesImpassable)
        : field_(field), strider_(strider), crossesImpassable_(crossesImpassable) {}
    /// Cells that a map of this mover's ground clears are passed over.
    void know(const GroundMap* map) { map_ = map; }
    ArmGround underArm(const std::array<Vec2, 4>& arm) const;
    ArmGround underHinge(Vec2 joint, double width) const;

  private:
    const Battlefield& field_;
    Strider strider_;
    bool crossesImpassable_ = false;
    const GroundMap* map_ = nullptr;
};

}  // namespace sightline::geometry
