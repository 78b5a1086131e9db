/// Placement with the highest floor that counts given outright. Private to geometry.
#pragma once
#include "geometry/placement.h"

namespace sightline::geometry {

struct Piece;
class Footholds;

/// How many objections are wanted: a search needs one to pass on.
enum class Objecting { fully, once };

/// As judgePlacement; floors above `below` are roofs.
Placement judgeRest(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                    double below, std::span<const PlacedMini> others,
                    std::span<const PlacedMini> forbidden, Objecting objecting = Objecting::fully,
                    Footholds* footholds = nullptr);

/// The `z` that it finds.
double restingHeight(const Battlefield& field, const Mini& mini, double below);

/// The same judgement for a search, where no terrain lies under the base: it rests on the mat.
Placement judgeOnMat(const Battlefield& field, const Mini& mini, std::span<const PlacedMini> others,
                     std::span<const PlacedMini> forbidden);

/// "1.25 in", for objections.
std::string inches(double length);
std::string called(const Piece& piece);

}  // namespace sightline::geometry
