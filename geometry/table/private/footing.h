/// Finds floors that support a base, and terrain that is in the way of a base.
#pragma once
#include <limits>

#include "geometry/table/private/world.h"

namespace sightline::geometry {

inline constexpr double anyHeight = std::numeric_limits<double>::infinity();
/// Cosine of 45 degrees. A surface up to this slope is a floor and supports a base. A steeper
/// surface is a wall.
inline constexpr double floorNormal = 0.70710678118654752;

/// True if the terrain piece rises from the table and can support objects. Area terrain cannot
/// support objects.
bool lifts(const Piece& piece);

/// True if the triangle faces up with a slope of at most 45 degrees.
bool isFloor(const Triangle& triangle);

/// The highest floor of one terrain piece under the outline, between the heights `above` and
/// `below`. Empty if there is none.
std::optional<Surface> floorUnder(const Piece& piece, const Outline& outline, double above,
                                  double below);

/// Terrain pieces whose bounding box meets the bounding box of the outline in the plan. Only these
/// pieces can support or stop a base with this outline.
std::vector<const Piece*> piecesAt(const Battlefield& field, const Outline& outline);

/// The index of a part of the terrain piece that collides with a body. The body has the outline as
/// its base and reaches from the height `bottom` to the height `top`. -1 if no part collides.
/// Touching is not a collision.
int inTheWay(const Piece& piece, const Outline& outline, double bottom, double top);

/// True if the players agreed on a height for the obstacle, and if with this height the part of the
/// obstacle over the outline is higher than `ceiling`.
bool isAgreedTaller(const Piece& piece, const Outline& outline, double ceiling);

/// True if the terrain piece overlaps the outline in the plan. Touching does not count.
bool overlapsPlan(const Piece& piece, const Outline& outline);

/// True if the silhouette (or the base of the miniature) overlaps the volume of the area terrain.
/// Core Rulebook p. 11.
bool overlapsVolume(const Piece& area, const Silhouette& silhouette);
/// True if a miniature is in base contact with the terrain piece, also at different heights. Core
/// Rulebook p. 5.
bool touchesPiece(const Battlefield& field, const Mini& mini, const PieceId& id);

/// Lowest and highest z in the part of the triangle that is over the outline. Empty if the triangle
/// and the outline do not overlap in the plan.
std::optional<Levels> levelsOver(const Triangle& triangle, const Outline& outline);
/// Distance in the plan between the triangle and the outline. 0 if the triangle and the outline
/// overlap.
double planDistance(const Triangle& triangle, const Outline& outline);

}  // namespace sightline::geometry
