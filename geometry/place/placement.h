/// Checks the place of a miniature: table edge, other bases, fit on terrain, stable rest. Source:
/// Core Rulebook p. 5 (Overlapping Objects), p. 12 (Fitting on Terrain), p. 41-42 (vehicles).
#pragma once
#include "geometry/place/objection.h"

namespace sightline::geometry {

/// Permissions of a kind of miniature. The caller derives them from the unit type.
struct PlacementTerms {
    bool mayOverhang = false;  ///< the base may be partly on a piece (vehicles)
    bool mayEndOnImpassable = false;
    bool mayRestOnBarricade = false;
    Degrees maxTilt{45.0};  ///< maximum lean of a base that may overhang
};

struct Placement {
    bool legal = false;
    std::vector<Objection> objections;
    double z = 0.0;  ///< height of the underside of the base at rest
};

/// Checks a place. The mini may not overlap `others` and may not touch `forbidden` (enemies). The
/// miniatures of the battlefield snapshot have no effect: the caller passes the miniatures that
/// count. The mini's own z selects the storey: the mini rests on the highest surface that is at
/// most its silhouette's height above z. If z is not finite, the mini rests on the highest surface
/// of all.
Placement judgePlacement(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                         std::span<const PlacedMini> others = {},
                         std::span<const PlacedMini> forbidden = {});

/// The height at which the mini would rest at this place, legal or not. Equal to the `z` of
/// `judgePlacement`.
double restingHeight(const Battlefield& field, const Mini& mini);

/// A piece that a miniature stands on or in: terrain of its storey under its base, or area terrain
/// whose volume overlaps the base. Used for difficult terrain at the start and the end of a move
/// (p. 27).
struct SupportPiece {
    PieceId piece;
    Kind kind = Kind::obstacle;
    Movement movement = Movement::open;  ///< movement of the part under the base
};
std::vector<SupportPiece> standsOn(const Battlefield& field, const Mini& mini);

}  // namespace sightline::geometry
