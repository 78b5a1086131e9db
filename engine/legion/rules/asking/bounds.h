/// Bounds for answers about positions: all input that the geometry checks need.
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
    std::vector<geometry::PlacedMini> others;     ///< these miniatures may not be overlapped
    std::vector<geometry::PlacedMini> forbidden;  ///< these miniatures may not be touched
    bool compulsory = false;  ///< the move must use the full length of the tool for its speed
};

/// Bounds for the positions of a unit's other miniatures.
struct PlaceBounds {
    MiniId leader;
    geometry::PlacementTerms terms;
    std::vector<geometry::PlacedMini> others, forbidden;
    std::vector<geometry::FormationPlace> proposal;  ///< a legal answer, ready for use
    UnitId contact;                     ///< the enemy unit that the miniatures must be in base
                                        ///< contact with; no value: none
    std::vector<UnitId> alsoContact{};  ///< the enemy units that are allowed instead of `contact`
    /// The territory that must contain each miniature: the leader wholly, the others at least
    /// partly. Empty: no limit.
    geometry::Territory within{};
    bool wholly = false;  ///< true: the other miniatures must be wholly in `within`, too
};

/// Bounds for the position of a dropped asset or of a smoke token.
struct SpotBounds {
    geometry::Mini near{};      ///< the token must be within range of this miniature
    double width = 1.0;         ///< width of the token in inches
    geometry::Vec2 proposal{};  ///< a legal answer, ready for use
    double bands = 0.5;         ///< the range; 0.5 means half range
    bool completely = false;    ///< true: each part of the token must be within the range
};

}  // namespace sightline::engine
