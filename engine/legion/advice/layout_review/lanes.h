/// Firing lanes: the longest open lines of sight across a table. Source: Core Rulebook p. 30-31.
#pragma once
#include <vector>

#include "geometry/base/parallel_for.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

struct Lane {
    geometry::Mini one{}, other{};  ///< troopers on the small base at its ends
    double length = 0.0;            ///< inches between the centres of their bases, from above
    geometry::Segment line{};       ///< a clear line between their silhouettes
};

struct LaneSettings {
    double apart = 3.0;      ///< inches between the sampled places
    std::size_t most = 8;    ///< most lanes in the result
    double shortest = 12.0;  ///< inches; shorter lines are no lanes
    /// Inches. A lane is a duplicate if both its ends are closer than this to those of a longer
    /// lane.
    double sameWithin = 6.0;
};

/// The longest first, between grid places where a trooper may stand. The test samples aimed lines:
/// it may miss a view through a narrow gap, but every returned lane is open.
std::vector<Lane> firingLanes(const geometry::Battlefield& field, const Workers& workers,
                              const LaneSettings& settings = {});

/// Places where troopers may stand: centres of squares with sides of `apart` inches.
std::vector<geometry::Mini> trooperPlaces(const geometry::Battlefield& field, double apart);

}  // namespace sightline::engine
