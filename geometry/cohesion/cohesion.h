/// Unit cohesion (Core Rulebook p. 23, Unit Cohesion). A miniature is in cohesion under four
/// conditions: it is within half-range of the unit leader; no impassable terrain is under the range
/// ruler; it has LOS to the leader; the vertical distance is at most the height of the leader's
/// silhouette.
#pragma once
#include "geometry/place/objection.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

enum class CohesionFault { tooFar, rulerOverImpassable, noLineOfSight, tooHigh };

struct Cohesion {
    bool inCohesion = false;
    struct Reason {
        CohesionFault fault{};
        std::string text;  ///< the reason as an English text
        Message message{};
    };
    std::vector<Reason> reasons;
};

Cohesion cohesion(const Battlefield& field, const Mini& leader, const Mini& mini,
                  const SightSettings& settings = {});

}  // namespace sightline::geometry
