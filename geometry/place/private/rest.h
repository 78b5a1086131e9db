/// Placement with the highest floor that counts given outright.
#pragma once
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct Piece;
class Footholds;

/// How many objections are wanted: a search needs one to pass on.
enum class Objecting { fully, once };

/// As judgePlacement; floors that count as higher than `below` are roofs: where the players agreed
/// on a piece's height, that is what its floors count by (`Piece::counted`).
Placement judgeRest(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                    double below, std::span<const PlacedMini> others,
                    std::span<const PlacedMini> forbidden, Objecting objecting = Objecting::fully,
                    Footholds* footholds = nullptr);

/// The `z` that it finds.
double restingHeight(const Battlefield& field, const Mini& mini, double below);

/// How high a miniature that stands there counts as standing, by the heights that the players
/// agreed on: its z where they agreed on none.
double countedHeight(const Battlefield& field, const Mini& mini);

/// The same judgement for a search, where no terrain lies under the base: it rests on the mat.
Placement judgeOnMat(const Battlefield& field, const Mini& mini, std::span<const PlacedMini> others,
                     std::span<const PlacedMini> forbidden);

/// As players call it, in objections.
std::string called(const Piece& piece);

}  // namespace sightline::geometry
