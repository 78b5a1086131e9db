/// What bounds the answer to a question about space: everything that geometry wants to judge it,
/// already worked out.
#pragma once
#include <vector>

#include "engine/ids.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// What bounds a move: everything that `geometry::judgeMove` wants, already worked out.
struct MoveBounds {
    geometry::Mini leader;
    geometry::MoveTerms terms;
    std::vector<geometry::PlacedMini> others;     ///< may not be overlapped
    std::vector<geometry::PlacedMini> forbidden;  ///< may not be touched
    bool compulsory = false;                      ///< all the way along the tool of its speed
};

/// What bounds the placing of a unit's other miniatures.
struct PlaceBounds {
    MiniId leader;
    geometry::PlacementTerms terms;
    std::vector<geometry::PlacedMini> others, forbidden;
    std::vector<geometry::FormationPlace> proposal;  ///< legal as it stands
    UnitId contact;                     ///< enemy unit to be in base contact with; or none
    std::vector<UnitId> alsoContact{};  ///< enemy units that do in its place
    /// Territory that each lies in, the leader wholly; empty: anywhere.
    geometry::Territory within{};
    bool wholly = false;  ///< the others lie in it wholly, too
};

/// What bounds the placing of a dropped asset.
struct SpotBounds {
    geometry::Mini near{};      ///< within half-range of it
    double width = 1.0;         ///< of the token
    geometry::Vec2 proposal{};  ///< legal as it stands
};

}  // namespace sightline::engine
