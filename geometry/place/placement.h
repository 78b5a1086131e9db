/// Checks the place of a miniature: table edge, other bases, fit on terrain, stability. Source:
/// Core Rulebook p. 5 (Overlapping Objects), p. 12 (Fitting on Terrain), p. 41-42 (vehicles).
#pragma once
#include "geometry/place/objection.h"

namespace sightline::geometry {

/// What a kind of miniature may do. The caller derives the permissions from the unit type.
struct PlacementTerms {
    bool mayOverhang = false;  ///< true: the base may be only partly on a piece (vehicles)
    bool mayEndOnImpassable = false;
    bool mayRestOnBarricade = false;
    Degrees maxTilt{45.0};  ///< maximum tilt of a base that may overhang
};

struct Placement {
    bool legal = false;
    std::vector<Objection> objections;
    double z = 0.0;  ///< z of the underside of the base at rest
};

/// Checks the place of a miniature. It must not overlap `others` and must not touch `forbidden`
/// (enemies). Only these miniatures count; those of `field` have no effect. The miniature's z
/// selects the storey: the miniature rests on the highest surface up to its silhouette's height
/// above z. If z is not finite, it rests on the highest surface of all.
Placement judgePlacement(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                         std::span<const PlacedMini> others = {},
                         std::span<const PlacedMini> forbidden = {});

/// The height at which the miniature would rest, even at an illegal place. It is `z` of
/// `judgePlacement`.
double restingHeight(const Battlefield& field, const Mini& mini);

/// A terrain piece that a miniature stands on or in: a piece under its base, or area terrain whose
/// volume overlaps the base. The rules for difficult terrain at the start and the end of a move
/// need it (p. 27).
struct SupportPiece {
    PieceId piece;
    Kind kind = Kind::obstacle;
    Movement movement = Movement::open;  ///< whether the part under the base is open, difficult or
                                         ///< impassable terrain
};
std::vector<SupportPiece> standsOn(const Battlefield& field, const Mini& mini);

}  // namespace sightline::geometry
