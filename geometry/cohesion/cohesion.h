/// Unit cohesion (Core Rulebook p. 23, Unit Cohesion). A miniature is in cohesion within half-range
/// of the unit leader, with no impassable terrain under the ruler, with LOS to the leader and with
/// a vertical distance of at most the height of its silhouette.
#pragma once
#include "geometry/place/objection.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

enum class CohesionFault { tooFar, rulerOverImpassable, noLineOfSight, tooHigh };

struct Cohesion {
    bool inCohesion = false;
    struct Reason {
        CohesionFault fault{};
        std::string text;  ///< English wording of `message`
        Message message{};
    };
    std::vector<Reason> reasons;
};

Cohesion cohesion(const Battlefield& field, const Mini& leader, const Mini& mini,
                  const SightSettings& settings = {});

}  // namespace sightline::geometry
