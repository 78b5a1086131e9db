/// Bounds for answers that contain positions: the complete input for the geometric checks of these
/// answers.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// Bounds of the unit leader's move: the complete input of `geometry::judgeMove`.
struct MoveBounds {
    geometry::Mini leader;
    geometry::MoveTerms terms;
    std::vector<geometry::PlacedMini> others;     ///< miniatures that the leader may not overlap
    std::vector<geometry::PlacedMini> forbidden;  ///< miniatures that the leader may not touch
    bool compulsory = false;  ///< true: the move must use the full length of the tool for its speed
};

/// Bounds for the positions of a unit's miniatures other than the leader.
struct PlaceBounds {
    MiniId leader;
    geometry::PlacementTerms terms;
    std::vector<geometry::PlacedMini> others, forbidden;
    std::vector<geometry::FormationPlace> proposal;  ///< proposed positions, which are a legal
                                                     ///< answer
    UnitId contact;                     ///< the enemy unit that the miniatures must be in base
                                        ///< contact with; no value: no unit
    std::vector<UnitId> alsoContact{};  ///< enemy units that the miniatures may be in base contact
                                        ///< with instead of `contact`
    /// The territory of the placement. The leader must be wholly within the territory, each other
    /// miniature at least partly. Empty: no limit.
    geometry::Territory within{};
    bool wholly = false;  ///< true: the miniatures other than the leader must also be wholly in
                          ///< `within`
};

/// Bounds for the position of a dropped asset, of a smoke token or of a token of a battle card.
struct SpotBounds {
    geometry::Mini near{};      ///< the placed token must be within range of this miniature
    double width = 1.0;         ///< width of the placed token in inches
    geometry::Vec2 proposal{};  ///< proposed position of the placed token, which is a legal answer
    double bands = 0.5;         ///< range in range bands; 0.5 means half range
    bool completely = false;    ///< true: each part of the placed token must be within the range
    bool anywhere = false;      ///< true: the placed token may be at any distance from `near`
};

}  // namespace sightline::engine
