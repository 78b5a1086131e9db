/// May a miniature stand here? Table edge, other bases, fit on terrain, stable rest.
/// Source: Core Rulebook p. 5 (Overlapping Objects), p. 12 (Fitting on Terrain), p. 41-42
/// (vehicles).
#pragma once
#include "geometry/place/objection.h"

namespace sightline::geometry {

/// What a kind of miniature may do; which unit type has which terms is the caller's business.
struct PlacementTerms {
    bool mayOverhang = false;  ///< may be partly on a piece (vehicles)
    bool mayEndOnImpassable = false;
    bool mayRestOnBarricade = false;
    double maxTilt = 45.0;  ///< degrees of lean where overhanging is allowed
};

struct Placement {
    bool legal = false;
    std::vector<Objection> objections;
    double z = 0.0;  ///< where the base's underside would rest
};

/// `others` may not be overlapped; `forbidden` may not even be touched (enemies). Miniatures in the
/// battlefield snapshot are not looked at: pass what counts. The mini's own z says which storey is
/// meant: it rests on the highest surface no higher than z + its silhouette height, or on the
/// highest of all when its z is not finite.
Placement judgePlacement(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                         std::span<const PlacedMini> others = {},
                         std::span<const PlacedMini> forbidden = {});

/// How high it would rest there: the `z` of `judgePlacement`, whether or not it may stand there.
double restingHeight(const Battlefield& field, const Mini& mini);

/// A piece that a miniature stands on or in: terrain of its storey under its base, and area terrain
/// whose volume its base overlaps. For difficult terrain at the start and end of a move (p. 27).
struct StoodOn {
    PieceId piece;
    Kind kind = Kind::obstacle;
    Movement movement = Movement::open;  ///< of the part stood on
};
std::vector<StoodOn> standsOn(const Battlefield& field, const Mini& mini);

}  // namespace sightline::geometry
