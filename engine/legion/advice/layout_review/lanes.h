/// Firing lanes: the longest free lines of sight across a table. Source: Core Rulebook p. 30-31.
#pragma once
#include <vector>

#include "geometry/base/parallel_for.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

struct Lane {
    geometry::Mini one{}, other{};  ///< troopers on small bases at both ends of the lane
    double length = 0.0;            ///< horizontal distance between the centres of the bases, in
                                    ///< inches
    geometry::Segment line{};       ///< a clear line between the silhouettes of both troopers
};

struct LaneSettings {
    double apart = 3.0;      ///< inches between neighbouring sample places
    std::size_t most = 8;    ///< largest number of lanes in the result
    double shortest = 12.0;  ///< inches; a shorter line is not a lane
    /// The smallest distance in inches between two lanes. A lane is dropped as a duplicate if both
    /// of its ends are nearer than this distance to the ends of a longer lane.
    double sameWithin = 6.0;
};

/// Returns the firing lanes between grid places at which a trooper may stand, sorted by length, the
/// longest first. The test samples lines, so it may miss a view through a narrow gap. Every
/// returned lane is a clear line of sight.
std::vector<Lane> firingLanes(const geometry::Battlefield& field, const Workers& workers,
                              const LaneSettings& settings = {});

/// The places at which troopers may stand: the centres of squares with sides of `apart` inches.
std::vector<geometry::Mini> trooperPlaces(const geometry::Battlefield& field, double apart);

}  // namespace sightline::engine
