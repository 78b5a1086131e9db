/// Where a base can stand and go on a table, and which places nobody gets to.
#pragma once
#include <string>
#include <vector>

#include "engine/tables/ways.h"

namespace sightline::engine {

/// Places beside each other that no way leads to from either long edge.
struct Pocket {
    geometry::Vec2 middle{};  ///< of its places
    double area = 0.0;        ///< square inches
    double highest = 0.0;     ///< z of its highest place
};

struct BaseMap {
    std::string base;
    Ground ground;
    /// For every cell: does a way lead there from the near / from the far long edge?
    std::vector<bool> fromNear, fromFar;
    double standingArea = 0.0;    ///< square inches where it may stand
    double reachedArea = 0.0;     ///< of those, where a way leads from some long edge
    std::vector<Pocket> pockets;  ///< of those, the rest; the largest first
    /// Does a way lead from one long edge to the other?
    bool crosses = false;
};

/// Inches between the places of a map: of the two narrowest bases, and of wider ones. A passage
/// that is wider than the base by less may be missed.
inline constexpr double placesApart = 0.5, placesApartOfWide = 1.0;

BaseMap baseMapOf(const geometry::Battlefield& field, const Goer& goer, double cell,
                  const Workers& workers);

}  // namespace sightline::engine
