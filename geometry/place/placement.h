/// Judges the place of a miniature: table edge, other bases, fit on terrain, stable rest.
/// Source: Core Rulebook p. 5 (Overlapping Objects), p. 12 (Fitting on Terrain), p. 41-42
/// (vehicles).
#pragma once
#include "geometry/place/objection.h"

namespace sightline::geometry {

/// Permissions of a kind of miniature. The caller derives them from the unit type.
struct PlacementTerms {
    bool mayOverhang = false;  ///< may be partly on a piece (vehicles)
    bool mayEndOnImpassable = false;
    bool mayRestOnBarricade = false;
    Degrees maxTilt{45.0};  ///< lean where overhanging is allowed
};

struct Placement {
    bool legal = false;
    std::vector<Objection> objections;
    double z = 0.0;  ///< height at which the base's underside would rest
};

/// The mini may not overlap `others` and may not touch `forbidden` (enemies). The miniatures of the
/// battlefield snapshot are ignored: pass the ones that count. The mini's own z selects the storey:
/// it rests on the highest surface no higher than z + its silhouette height. If z is not finite, it
/// rests on the highest surface of all.
Placement judgePlacement(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                         std::span<const PlacedMini> others = {},
                         std::span<const PlacedMini> forbidden = {});

/// Height at which the mini would rest there: the `z` of `judgePlacement`, legal or not.
double restingHeight(const Battlefield& field, const Mini& mini);

/// A piece that a miniature stands on or in: terrain of its storey under its base, and area terrain
/// with a volume that its base overlaps. For difficult terrain at the start and end of a move (p.
/// 27).
struct SupportPiece {
    PieceId piece;
    Kind kind = Kind::obstacle;
    Movement movement = Movement::open;  ///< of the part stood on
};
std::vector<SupportPiece> standsOn(const Battlefield& field, const Mini& mini);

}  // namespace sightline::geometry
