/// Firing lanes: the longest open lines of sight across a table. Source: Core Rulebook p. 30-31.
#pragma once
#include <vector>

#include "engine/tables/workers.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

struct Lane {
    geometry::Mini one{}, other{};  ///< troopers on the small base at its ends
    double length = 0.0;            ///< inches between the middles of their bases, seen from above
    geometry::Segment line{};       ///< a clear line between their silhouettes
};

struct LaneSettings {
    double apart = 3.0;      ///< inches between the places that are asked about
    std::size_t most = 8;    ///< lanes
    double shortest = 12.0;  ///< inches; what is shorter is no lane
    /// Inches: a lane whose ends both lie closer to those of a longer one is the same lane.
    double sameWithin = 6.0;
};

/// The longest first, between places on a grid where a trooper may stand. Lines that aim only: a
/// view through a narrow gap may be missed, none that is told is wrong.
std::vector<Lane> firingLanes(const geometry::Battlefield& field, const Workers& workers,
                              const LaneSettings& settings = {});

/// Where troopers may stand: middles of squares with sides of `apart` inches.
std::vector<geometry::Mini> trooperPlaces(const geometry::Battlefield& field, double apart);

}  // namespace sightline::engine
