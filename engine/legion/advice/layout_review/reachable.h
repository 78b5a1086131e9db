/// The map of a table for one base: the places at which the base can stand, and the places that it
/// cannot reach.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/advice/layout_review/ways.h"

namespace sightline::engine {

/// A connected group of places that cannot be reached from either long edge.
struct Pocket {
    geometry::Vec2 middle{};  ///< centre of the pocket's places
    double area = 0.0;        ///< area of the pocket in square inches
    double highest = 0.0;     ///< z of the pocket's highest place
};

struct BaseMap {
    std::string base;
    Ground ground;
    /// For every cell: whether a way leads to it from the near long edge, and from the far long
    /// edge.
    std::vector<bool> fromNear, fromFar;
    double standingArea = 0.0;  ///< area in square inches on which the base can stand
    double reachedArea = 0.0;   ///< the part of `standingArea` that can be reached from a long
                                ///< edge
    /// Parts of `standingArea` that cannot be reached, the largest first.
    std::vector<Pocket> pockets;
    /// True if a way for the base connects the two long edges.
    bool crosses = false;
};

/// Cell sizes of the map in inches: for the two narrowest bases, and for wider bases. The map may
/// miss a passage that is wider than the base by less than one cell.
inline constexpr double placesApart = 0.5, placesApartOfWide = 1.0;

BaseMap baseMapOf(const geometry::Battlefield& field, const Traveler& goer, double cell,
                  const Workers& workers);

}  // namespace sightline::engine
