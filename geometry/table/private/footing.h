/// Floors that support a base, and obstacles in the way of a base.
#pragma once
#include <limits>

#include "geometry/table/private/world.h"

namespace sightline::geometry {

inline constexpr double anyHeight = std::numeric_limits<double>::infinity();
/// Floors up to this slope support a base. A steeper surface is a wall. The value is the cosine of
/// 45 degrees.
inline constexpr double floorNormal = 0.70710678118654752;

/// True if the piece rises from the table and supports objects on it. Area terrain does not.
bool lifts(const Piece& piece);

/// True if the triangle faces up with a slope of at most 45 degrees.
bool isFloor(const Triangle& triangle);

/// Highest floor of one piece under the outline, between the two heights. Empty if there is none.
std::optional<Surface> floorUnder(const Piece& piece, const Outline& outline, double above,
                                  double below);

/// Pieces that may be under the outline or in its way.
std::vector<const Piece*> piecesAt(const Battlefield& field, const Outline& outline);

/// The part of the piece that would collide with a body over the outline from `bottom` to `top`.
/// The result is -1 if no part collides. Touching is allowed.
int inTheWay(const Piece& piece, const Outline& outline, double bottom, double top);

/// True if a part of an obstacle over the outline is higher than the ceiling, by the agreed height.
/// False if no height was agreed.
bool isAgreedTaller(const Piece& piece, const Outline& outline, double ceiling);

/// True if the outline overlaps the area or solid of the piece in the plan. Touching does not
/// count.
bool overlapsPlan(const Piece& piece, const Outline& outline);

/// True if the base or the silhouette of the miniature is inside the area terrain (p. 11).
bool overlapsVolume(const Piece& area, const Silhouette& silhouette);
/// Base contact with a piece, also across elevations. Core Rulebook p. 5.
bool touchesPiece(const Battlefield& field, const Mini& mini, const PieceId& id);

/// Lowest and highest z of the triangle over the outline. Empty if they do not overlap.
std::optional<Levels> levelsOver(const Triangle& triangle, const Outline& outline);
/// Distance in the plan between the triangle and the outline. 0 if they overlap.
double planDistance(const Triangle& triangle, const Outline& outline);

}  // namespace sightline::geometry
