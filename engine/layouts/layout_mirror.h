/// A live mirror: every piece beside the middle has a twin on the other side that follows it.
/// Boxes, cylinders and prisms are mirrored. A model cannot be: the middle of its footprint is, and
/// it is turned by the axis across which it is alike, so that it faces as its mirror image would.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// This near to the line, or the point, a piece is drawn onto it and needs no twin. Inches.
inline constexpr double mirrorReach = 0.25;

/// Switches the mirror. The half nearer to the table's corner 0, 0 stays and is repeated, what lies
/// in the other one goes; `Mirror::none` leaves all where it is, each for itself. Problems: a
/// locked piece would have to go.
Edited withMirror(const TerrainLayout& layout, Mirror mirror);

/// After an edit of a mirrored layout: whatever changed since `before` is repeated on the other
/// side. Where both of two twins changed, the one in the half that stays leads.
TerrainLayout followed(const TerrainLayout& before, TerrainLayout after);

/// How the twin of a piece stands; its id and twin are those of the piece, exchanged.
TerrainPiece mirrored(const TerrainLayout& layout, const TerrainPiece& piece);
/// On the line or the point itself, within `mirrorReach`.
bool liesInTheMiddle(const TerrainLayout& layout, const TerrainPiece& piece);

}  // namespace sightline::engine
