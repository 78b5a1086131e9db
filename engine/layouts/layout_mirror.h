/// The mirror of a layout: each piece in one half of the table has a twin in the other half, and
/// the twin follows every change. Boxes, cylinders and prisms are reflected. Of a model, only the
/// middle of its footprint is reflected. The model is then rotated according to its axis of
/// symmetry, so that it faces like its mirror image.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// Inches. A piece that is nearer than this to the mirror line or mirror point snaps to it and
/// needs no twin.
inline constexpr double mirrorReach = 0.25;

/// Sets the mirror of the layout. The half of the table at the corner (0, 0) stays and is repeated
/// in the other half. The pieces of the other half are removed. With `Mirror::none`, all pieces
/// stay, without twins. Returns a problem if a piece that must be removed is locked.
Edited withMirror(const TerrainLayout& layout, Mirror mirror);

/// Call this after an edit of a mirrored layout. Repeats each change since `before` in the other
/// half of the table. If both twins of a pair have changed, the twin in the half at the corner (0,
/// 0) is copied.
TerrainLayout followed(const TerrainLayout& before, TerrainLayout after);

/// The mirror image of a piece. The image is the twin of the piece, so `id` and `twin` are
/// exchanged.
TerrainPiece mirrored(const TerrainLayout& layout, const TerrainPiece& piece);
/// True if the piece is on the mirror line or mirror point, within `mirrorReach`.
bool liesInTheMiddle(const TerrainLayout& layout, const TerrainPiece& piece);

}  // namespace sightline::engine
