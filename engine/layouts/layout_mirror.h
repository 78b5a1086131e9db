/// The mirror of a layout: each piece beside the middle has a twin on the other side, and the twin
/// follows every change. Boxes, cylinders and prisms are reflected. A model cannot be reflected:
/// only the middle of its footprint is. The model is then rotated according to its axis of
/// symmetry, so that it faces like its mirror image.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// A piece that is nearer than this (in inches) to the mirror line or mirror point snaps to it and
/// needs no twin.
inline constexpr double mirrorReach = 0.25;

/// Switches the mirror. The half that is nearer to the table's corner 0, 0 stays and is repeated on
/// the other side; the pieces of the other half are removed. With `Mirror::none`, all pieces stay,
/// without twins. Problems: a locked piece would have to be removed.
Edited withMirror(const TerrainLayout& layout, Mirror mirror);

/// Call this after an edit of a mirrored layout. Repeats each change since `before` on the other
/// side. If both twins have changed, the twin in the half that stays is used.
TerrainLayout followed(const TerrainLayout& before, TerrainLayout after);

/// The mirror image of a piece. The image is the twin of the piece, so `id` and `twin` are
/// exchanged.
TerrainPiece mirrored(const TerrainLayout& layout, const TerrainPiece& piece);
/// True if the piece is on the mirror line or mirror point, within `mirrorReach`.
bool liesInTheMiddle(const TerrainLayout& layout, const TerrainPiece& piece);

}  // namespace sightline::engine
