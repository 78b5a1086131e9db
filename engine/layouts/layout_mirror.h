/// Live mirror: each piece beside the middle has a twin on the other side that follows it. Boxes,
/// cylinders and prisms are reflected. A model cannot be reflected. Instead the middle of its
/// footprint is reflected, and the model is rotated by its axis of symmetry, so that it faces as
/// its mirror image would.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// A piece this near to the mirror line or point snaps onto it and needs no twin. Inches.
inline constexpr double mirrorReach = 0.25;

/// Switches the mirror. The half nearer to the table's corner 0, 0 stays and is repeated; the
/// pieces of the other half are removed. `Mirror::none` leaves all pieces in place, without twins.
/// Problems: a locked piece would be removed.
Edited withMirror(const TerrainLayout& layout, Mirror mirror);

/// After an edit of a mirrored layout: repeats each change since `before` on the other side. If
/// both twins changed, the twin in the half that stays wins.
TerrainLayout followed(const TerrainLayout& before, TerrainLayout after);

/// The mirror image of a piece, as its twin: `id` and `twin` are exchanged.
TerrainPiece mirrored(const TerrainLayout& layout, const TerrainPiece& piece);
/// True on the mirror line or point, within `mirrorReach`.
bool liesInTheMiddle(const TerrainLayout& layout, const TerrainPiece& piece);

}  // namespace sightline::engine
