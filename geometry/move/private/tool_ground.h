/// Terrain under a movement tool. Core Rulebook p. 27 (Moving Through Terrain). Private to
/// geometry.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// The properties of a mover that matter for terrain.
struct GroundMover {
    double z = 0.0;         ///< height at which it stands, by agreed heights (`countedHeight`)
    double height = 0.0;    ///< height of its silhouette: the room it needs
    double maxClimb = 0.0;  ///< maximum height above itself that it may cross
};

/// Effect of one piece on a tool across it.
struct GroundHit {
    const Piece* piece = nullptr;
    bool tooTall = false;
    double top = 0.0;  ///< z of the part that is too tall
    bool impassable = false;
    bool difficult = false;
};

/// Pieces that matter under the tool, in layout order. Only matter between the floor and the
/// silhouette's height counts, so a lintel or a roof overhead does not. A mesh is tested cell by
/// cell (`GroundCells`). Where a cell as a whole cannot be passed, its part under the tool, cut
/// exactly, needs a floor within reach and room above it.
std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const GroundMover& strider);

/// True if the strider may pass over these layers. It needs its height as free room above its own
/// level, or above a layer that it may climb. A level inside a closed body does not count.
bool canPass(const GroundMover& strider, std::span<const Layer> layers);
/// The layers with their heights as they count for a move. `kept` stores changed layers.
std::span<const Layer> countedLayers(const Piece& piece, std::span<const Layer> layers,
                                     std::vector<Layer>& kept);
/// `canPass` for a solid: one layer that reaches from its bottom to its top.
bool canPassSolid(const GroundMover& strider, const Piece& piece);
/// True if the height interval from `lo` to `hi` matters for the strider.
bool isNearStorey(const GroundMover& strider, double lo, double hi);

/// Ground under a single arm or the hinge, for a bare verdict.
struct ArmGround {
    bool blocked = false;
    bool difficult = false;
};

/// The part of an arm that counts for its ground: narrower by `contactTolerance` on both sides, so
/// a tool that touches a wall is beside it.
std::array<Vec2, 4> pressing(const std::array<Vec2, 4>& arm);
/// The same for the round hinge and for a base.
Outline pressing(Vec2 joint, double width);
Outline pressing(const Outline& base);

class GroundMap;

/// As `groundUnder`, part by part, for many poses of one mover.
class ToolGround {
  public:
    ToolGround(const Battlefield& field, const GroundMover& strider, bool crossesImpassable)
        : field_(field), strider_(strider), crossesImpassable_(crossesImpassable) {}
    /// Sets a map of this mover's ground; cells that it clears are skipped.
    void know(const GroundMap* map) { map_ = map; }
    ArmGround underArm(const std::array<Vec2, 4>& arm) const;
    ArmGround underHinge(Vec2 joint, double width) const;

  private:
    const Battlefield& field_;
    GroundMover strider_;
    bool crossesImpassable_ = false;
    const GroundMap* map_ = nullptr;
};

}  // namespace sightline::geometry
