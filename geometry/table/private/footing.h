/// What a base stands on and what stands in its way.
#pragma once
#include <limits>

#include "geometry/table/private/world.h"

namespace sightline::geometry {

inline constexpr double anyHeight = std::numeric_limits<double>::infinity();
/// Floors up to this steep carry a base; anything steeper is a wall. Cosine of 45 degrees.
inline constexpr double floorNormal = 0.70710678118654752;

/// Does the piece rise from the table and carry what is set on it? Area terrain does not.
bool lifts(const Piece& piece);

/// Does the triangle face up and rise by no more than 45 degrees?
bool isFloor(const Triangle& triangle);

/// Highest floor of one piece under the outline, between the heights; none when there is none.
std::optional<Surface> floorUnder(const Piece& piece, const Outline& outline, double above,
                                  double below);

/// Pieces that could lie under or in the way of the outline.
std::vector<const Piece*> piecesAt(const Battlefield& field, const Outline& outline);

/// The part of the piece that a body over the outline, from `bottom` to `top`, would run into;
/// -1 when there is room. Touching is room.
int inTheWay(const Piece& piece, const Outline& outline, double bottom, double top);

/// Does some of an obstacle over the outline count as higher than the ceiling by the height that
/// the players agreed on? False where none was agreed.
bool isAgreedTaller(const Piece& piece, const Outline& outline, double ceiling);

/// Seen from above, does the outline overlap area or solid of the piece (touching does not count)?
bool overlapsPlan(const Piece& piece, const Outline& outline);

/// Is the base or the silhouette of the miniature inside the area terrain (p. 11)?
bool overlapsVolume(const Piece& area, const Silhouette& silhouette);
/// Base contact with a piece, also across elevations. Core Rulebook p. 5.
bool touchesPiece(const Battlefield& field, const Mini& mini, const PieceId& id);

/// Lowest and highest z of the triangle over the outline; none when they do not overlap.
std::optional<Levels> levelsOver(const Triangle& triangle, const Outline& outline);
/// Distance seen from above; 0 inside.
double planDistance(const Triangle& triangle, const Outline& outline);

}  // namespace sightline::geometry
