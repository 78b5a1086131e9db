/// Snapping of positions and angles. Each kind of snapping can be switched off.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

struct SnapSettings {
    bool inch = false;  ///< the origin of the dragged piece snaps to whole inches
    bool angle = true;  ///< rotations snap to multiples of 15 degrees
    bool edges = true;  ///< edges of the dragged piece snap to edges of neighbours and of the table
};

inline constexpr double snapAngle = 15.0;  ///< step of snapped rotations in degrees
inline constexpr double snapReach = 0.35;  ///< inches; greatest distance at which edges snap

/// The requested shift of the pieces `ids`, changed by snapping. `held` is the piece that the
/// player drags. Snapping to edges has priority over snapping to inches. Ids without a piece are
/// ignored.
geometry::Vec2 snappedShift(const TerrainLayout& layout, const PieceIds& ids,
                            const geometry::PieceId& held, geometry::Vec2 wish,
                            const SnapSettings& settings);

/// The new rotation of a piece that is turned by `by`. If angles snap, the new rotation is a
/// multiple of `snapAngle`, and the piece turns at least to the next multiple.
geometry::Degrees snappedTurn(geometry::Degrees from, geometry::Degrees by,
                              const SnapSettings& settings);

}  // namespace sightline::engine
