/// Unit cohesion. Core Rulebook p. 23 (Unit Cohesion): within half-range of the leader with no
/// impassable terrain under the ruler, LOS to the leader, vertical distance at most its silhouette.
#pragma once
#include "geometry/place/objection.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

enum class CohesionFault { tooFar, rulerOverImpassable, noLineOfSight, tooHigh };

struct Cohesion {
    bool inCohesion = false;
    struct Reason {
        CohesionFault fault{};
        std::string text;  ///< its English
        Message message{};
    };
    std::vector<Reason> reasons;
};

Cohesion cohesion(const Battlefield& field, const Mini& leader, const Mini& mini,
                  const SightSettings& settings = {});

}  // namespace sightline::geometry
