/// Snapping of positions and angles. Each kind of snapping can be switched off.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

struct SnapSettings {
    bool inch = false;  ///< the origin of the dragged piece snaps to whole inches
    bool angle = true;  ///< rotations snap to multiples of 15 degrees
    bool edges = true;  ///< edges snap to edges of neighbours and of the table
};

inline constexpr double snapAngle = 15.0;  ///< degrees
inline constexpr double snapReach = 0.35;  ///< inches; greatest distance at which edges snap

/// The requested shift of these pieces, after snapping. `held` is the piece that the player drags.
/// Edges have priority over inches. Missing pieces are ignored.
geometry::Vec2 snappedShift(const TerrainLayout& layout, const PieceIds& ids,
                            const geometry::PieceId& held, geometry::Vec2 wish,
                            const SnapSettings& settings);

/// The new rotation of a piece after a turn by `by`. With angle snapping, it is the next multiple
/// of `snapAngle` in the direction of the turn.
geometry::Degrees snappedTurn(geometry::Degrees from, geometry::Degrees by,
                              const SnapSettings& settings);

}  // namespace sightline::engine
