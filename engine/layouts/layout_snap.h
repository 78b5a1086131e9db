/// Places and angles that a hand is drawn to. Each kind can be switched off.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

struct SnapSettings {
    bool inch = false;  ///< the origin of the piece that is held lies on whole inches
    bool angle = true;  ///< turns end on multiples of 15 degrees
    bool edges = true;  ///< edges come to lie against those of neighbours and of the table
};

inline constexpr double snapAngle = 15.0;  ///< degrees
inline constexpr double snapReach = 0.35;  ///< inches within which an edge draws another one

/// The shift that comes of a wish to move these pieces, of which `held` is in the hand. An edge
/// comes before an inch. Pieces that are not there count for nothing.
geometry::Vec2 snappedShift(const TerrainLayout& layout, const PieceIds& ids,
                            const geometry::PieceId& held, geometry::Vec2 wish,
                            const SnapSettings& settings);

/// Where a piece of that rotation ends when it is turned by so much or a little more: the next
/// multiple that way where angles snap.
geometry::Degrees snappedTurn(geometry::Degrees from, geometry::Degrees by,
                              const SnapSettings& settings);

}  // namespace sightline::engine
