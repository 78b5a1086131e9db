/// Checks places like placement.h, with an explicit limit on the height of the floor.
#pragma once
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct Piece;
class Footholds;

/// The number of objections that a check collects: all, or only the first (`once`, for searches).
enum class Objecting { fully, once };

/// Checks a place like `judgePlacement`, but the floor may be at most `below` high. Higher floors
/// are roofs. If players agreed on the height of a piece, the agreed height counts
/// (`Piece::counted`).
Placement judgeRest(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                    double below, std::span<const PlacedMini> others,
                    std::span<const PlacedMini> forbidden, Objecting objecting = Objecting::fully,
                    Footholds* footholds = nullptr);

/// The height at which the miniature would rest. It is `z` of `judgeRest`.
double restingHeight(const Battlefield& field, const Mini& mini, double below);

/// The height at which the miniature stands, according to the heights on which the players agreed.
/// Equal to its z if they agreed on no height.
double countedHeight(const Battlefield& field, const Mini& mini);

/// Checks a place like `judgePlacement`, but faster. The base must be on the mat with no terrain
/// under it.
Placement judgeOnMat(const Battlefield& field, const Mini& mini, std::span<const PlacedMini> others,
                     std::span<const PlacedMini> forbidden);

/// The name of a terrain piece, as an objection shows it.
std::string called(const Piece& piece);

}  // namespace sightline::geometry
