/// Placement with an explicit limit on the height of the floor.
#pragma once
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct Piece;
class Footholds;

/// Number of objections to collect: a search stops at the first one.
enum class Objecting { fully, once };

/// As judgePlacement. Floors that count as higher than `below` are roofs. For a piece with an
/// agreed height, the agreed height counts (`Piece::counted`).
Placement judgeRest(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                    double below, std::span<const PlacedMini> others,
                    std::span<const PlacedMini> forbidden, Objecting objecting = Objecting::fully,
                    Footholds* footholds = nullptr);

/// The `z` of `judgeRest`.
double restingHeight(const Battlefield& field, const Mini& mini, double below);

/// Height at which a miniature in that place stands, by the heights that the players agreed on.
/// Equal to its z where no height was agreed.
double countedHeight(const Battlefield& field, const Mini& mini);

/// The same judgement for a search, for a base on the mat with no terrain under it.
Placement judgeOnMat(const Battlefield& field, const Mini& mini, std::span<const PlacedMini> others,
                     std::span<const PlacedMini> forbidden);

/// The piece's name in objections.
std::string called(const Piece& piece);

}  // namespace sightline::geometry
