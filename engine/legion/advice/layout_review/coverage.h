/// The amount of terrain on a table: the covered area, the area that hides a trooper, and the
/// pieces by kind and height. Source: Core Rulebook p. 12-14 (Terrain), p. 19 (Declare and Place
/// Terrain).
#pragma once
#include <array>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// The usual share of the table that is covered, and the usual share of the covered area that
/// blocks LOS. The rulebook leaves both shares to the players.
inline constexpr double usualCoverage = 0.25;
inline constexpr double leastCoverage = 0.20, mostCoverage = 0.30;
inline constexpr double leastBlocking = 1.0 / 3.0, mostBlocking = 2.0 / 3.0;

struct Coverage {
    double tableArea = 0.0;  ///< area of the table in square inches
    /// Area of the union of all footprints, within the table, in square inches.
    double coveredArea = 0.0;
    double blockingArea = 0.0;      ///< area of LOS blockers that are at least as high as a small
                                    ///< silhouette, in square inches
    std::array<int, 4> byKind{};    ///< number of pieces, indexed by geometry::Kind
    std::vector<int> byHeightBand;  ///< number of pieces in each height band: 1, 2, ...

    double covered() const { return tableArea > 0.0 ? coveredArea / tableArea : 0.0; }
    double blocking() const { return coveredArea > 0.0 ? blockingArea / coveredArea : 0.0; }
    bool isUsual() const { return covered() >= leastCoverage && covered() <= mostCoverage; }
    bool blocksUsually() const { return blocking() >= leastBlocking && blocking() <= mostBlocking; }
};

/// True if the piece hides a trooper that stands on the mat behind it.
bool hidesTroopers(const geometry::PieceInfo& piece, const geometry::Dimensions& dimensions);

Coverage coverageOf(const geometry::Battlefield& field);

}  // namespace sightline::engine
