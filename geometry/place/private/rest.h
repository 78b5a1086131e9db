/// Placement with an explicit limit on the height of the floor.
#pragma once
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct Piece;
class Footholds;

/// Number of objections to collect. A search stops at the first objection (`once`).
enum class Objecting { fully, once };

/// As `judgePlacement`, but floors that count as higher than `below` are roofs. If players agreed
/// on the height of a piece, the agreed height counts (`Piece::counted`).
Placement judgeRest(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                    double below, std::span<const PlacedMini> others,
                    std::span<const PlacedMini> forbidden, Objecting objecting = Objecting::fully,
                    Footholds* footholds = nullptr);

/// The `z` of `judgeRest`.
double restingHeight(const Battlefield& field, const Mini& mini, double below);

/// The height at which a miniature at this place stands, by the heights that the players agreed on.
/// Equal to its z if no height was agreed.
double countedHeight(const Battlefield& field, const Mini& mini);

/// Checks a place like `judgePlacement`, but faster, for searches. The base must be on the mat,
/// with no terrain under it.
Placement judgeOnMat(const Battlefield& field, const Mini& mini, std::span<const PlacedMini> others,
                     std::span<const PlacedMini> forbidden);

/// The name of the piece in objections.
std::string called(const Piece& piece);

}  // namespace sightline::geometry
