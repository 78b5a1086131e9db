/// Bounds of the answers to questions about positions: the complete input for the geometry checks,
/// already computed.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// Bounds of a move: the complete input of `geometry::judgeMove`.
struct MoveBounds {
    geometry::Mini leader;
    geometry::MoveTerms terms;
    std::vector<geometry::PlacedMini> others;     ///< may not be overlapped
    std::vector<geometry::PlacedMini> forbidden;  ///< may not be touched
    bool compulsory = false;  ///< must use the full length of the tool of its speed
};

/// Bounds of the positions of a unit's other miniatures.
struct PlaceBounds {
    MiniId leader;
    geometry::PlacementTerms terms;
    std::vector<geometry::PlacedMini> others, forbidden;
    std::vector<geometry::FormationPlace> proposal;  ///< legal without changes
    UnitId contact;                     ///< enemy unit that base contact is required with; or none
    std::vector<UnitId> alsoContact{};  ///< enemy units that may replace `contact`
    /// The territory that each miniature must be in, the leader wholly; empty: anywhere.
    geometry::Territory within{};
    bool wholly = false;  ///< the other miniatures must be wholly in it, too
};

/// Bounds of the position of a dropped asset.
struct SpotBounds {
    geometry::Mini near{};      ///< the token must be within half-range of it
    double width = 1.0;         ///< of the token
    geometry::Vec2 proposal{};  ///< legal without changes
};

}  // namespace sightline::engine
