/// Finds the terrain under a movement tool. Core Rulebook p. 27 (Moving Through Terrain). Private
/// to geometry.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// The properties of a mover that decide whether terrain hinders it.
struct GroundMover {
    double z = 0.0;  ///< height at which the mover stands; heights that players agreed on count
                     ///< (`countedHeight`)
    double height = 0.0;    ///< height of the mover's silhouette, which must be free above a floor
    double maxClimb = 0.0;  ///< maximum height of crossed terrain above the mover's own level
};

/// The effect of one terrain piece under the movement tool.
struct GroundHit {
    const Piece* piece = nullptr;
    bool tooTall = false;
    double top = 0.0;  ///< z of the top of the part that is too tall
    bool impassable = false;
    bool difficult = false;
};

/// The terrain pieces under the movement tool that affect the move, in the order of the layout.
/// Only matter between the floor and the height of the silhouette counts, so a lintel or a roof
/// overhead has no effect. A model is tested cell by cell (`GroundCells`). If a cell is not
/// passable as a whole, its part under the tool is tested: it needs a floor within reach and free
/// room above this floor.
std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const GroundMover& strider);

/// True if the mover may pass over a grid cell with the given layers (triangles of terrain). The
/// mover needs free room of its own height above its own level, or above a layer that it may climb.
/// Room inside a closed body does not count.
bool canPass(const GroundMover& strider, std::span<const Layer> layers);
/// The layers (triangles of terrain in one cell) with the heights that count for a move. If players
/// agreed on the height of the piece, the layers are changed and stored in `kept`.
std::span<const Layer> countedLayers(const Piece& piece, std::span<const Layer> layers,
                                     std::vector<Layer>& kept);
/// True if the mover may pass over a solid. A solid is one layer from its bottom to its top.
bool canPassSolid(const GroundMover& strider, const Piece& piece);
/// True if matter between the heights `lo` and `hi` can affect the mover.
bool isNearStorey(const GroundMover& strider, double lo, double hi);

/// The effect of the ground under one arm of the tool, or under its hinge.
struct ArmGround {
    bool blocked = false;
    bool difficult = false;
};

/// The part of an arm that presses on the ground. It is narrower by `contactTolerance` on both
/// sides, so a tool that touches a wall counts as beside it.
std::array<Vec2, 4> pressing(const std::array<Vec2, 4>& arm);
/// The part of the tool's round hinge, or of a base, that presses on the ground.
Outline pressing(Vec2 joint, double width);
Outline pressing(const Outline& base);

class GroundMap;

/// The ground under single parts of the movement tool, for many poses of one mover.
class ToolGround {
  public:
    ToolGround(const Battlefield& field, const GroundMover& strider, bool crossesImpassable)
        : field_(field), strider_(strider), crossesImpassable_(crossesImpassable) {}
    /// Sets a ground map of the mover. The checks skip the cells that the map marks as clear.
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
