/// Terrain under a movement tool. Core Rulebook p. 27 (Moving Through Terrain). Private to
/// geometry.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// The properties of a mover that matter for terrain.
struct GroundMover {
    double z = 0.0;       ///< height at which the mover stands, by agreed heights (`countedHeight`)
    double height = 0.0;  ///< height of the silhouette, which must be free above the floor
    double maxClimb = 0.0;  ///< maximum height that the mover may cross, above its own height
};

/// The effect of one piece on a tool that lies across it.
struct GroundHit {
    const Piece* piece = nullptr;
    bool tooTall = false;
    double top = 0.0;  ///< z of the top of a part that is too tall
    bool impassable = false;
    bool difficult = false;
};

/// Pieces under the tool that affect the move, in layout order. Only matter between the floor and
/// the height of the silhouette counts, so a lintel or a roof overhead has no effect. A mesh is
/// tested cell by cell (`GroundCells`). If a cell as a whole is not passable, its exact part under
/// the tool needs a floor within reach and free room above this floor.
std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const GroundMover& strider);

/// True if the mover may pass over these layers. It needs its height as free room above its own
/// level, or above a layer that it may climb. A level inside a closed body does not count.
bool canPass(const GroundMover& strider, std::span<const Layer> layers);
/// The layers with the heights that count for a move. `kept` stores changed layers.
std::span<const Layer> countedLayers(const Piece& piece, std::span<const Layer> layers,
                                     std::vector<Layer>& kept);
/// `canPass` for a solid, which is one layer from its bottom to its top.
bool canPassSolid(const GroundMover& strider, const Piece& piece);
/// True if the height interval from `lo` to `hi` can affect the mover.
bool isNearStorey(const GroundMover& strider, double lo, double hi);

/// Ground under a single arm or the hinge, without objections.
struct ArmGround {
    bool blocked = false;
    bool difficult = false;
};

/// The part of an arm that presses on the ground. It is narrower by `contactTolerance` on both
/// sides, so a tool that touches a wall is beside the wall.
std::array<Vec2, 4> pressing(const std::array<Vec2, 4>& arm);
/// The part of the round hinge, or of a base, that presses on the ground.
Outline pressing(Vec2 joint, double width);
Outline pressing(const Outline& base);

class GroundMap;

/// As `groundUnder`, but part by part, and for many poses of one mover.
class ToolGround {
  public:
    ToolGround(const Battlefield& field, const GroundMover& strider, bool crossesImpassable)
        : field_(field), strider_(strider), crossesImpassable_(crossesImpassable) {}
    /// Sets a map of the ground of this mover. Cells that the map marks as clear are skipped.
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
