/// The end places of a Move that the computer player judges: near the goal, in range of a target,
/// out of sight, in cover, far from enemies, and in contact with an enemy.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/players/goals.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

struct EndPlace {
    geometry::Move move{};
    geometry::Mini end{};
};

/// The limits of a Move that the unit could make now. They follow from the unit's card, type and
/// keywords. A Pivot before the Move is not considered. `withdraws`: the Move is a withdrawal. Then
/// its speed is 1, and it may not end in contact with an enemy (Core Rulebook p. 29).
MoveBounds boundsOf(const View& view, const UnitView& unit, bool withdraws = false);

/// The legal end of a Move of the leader that is closest to the target. No value: no Move is legal.
std::optional<EndPlace> endClosestTo(const View& view, const MoveBounds& bounds,
                                     const geometry::Mini& leader, geometry::Vec2 target);

/// At most `most` end places for the unit leader. Empty if the unit cannot move.
std::vector<EndPlace> endPlaces(const View& view, const UnitView& unit, const MoveBounds& bounds,
                                const Goal& goal, std::size_t most);

}  // namespace sightline::engine
