/// The attacks that a unit could make after a Move that is not made yet, with their expected
/// wounds. The places of the other miniatures are an assumption: each keeps its place beside the
/// leader, or takes the nearest legal place in cohesion. In a game, the player chooses the places.
#pragma once
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/measure/measures.h"

namespace sightline::engine {

/// The view as it would be if the leader of the unit stood at `leader`. The terrain, the tokens and
/// all other units stay as they are.
View viewAfterMove(const View& view, UnitId unit, const geometry::Mini& leader);

/// An attack after the Move.
struct AttackFromPlace {
    UnitId defender;
    double expectedWounds = 0.0;  ///< see AttackPreview::expectedWounds
    bool melee = false;
    std::vector<const Weapon*> weapons{};  ///< the kinds of weapons that would be used; each kind
                                           ///< once; valid as long as the game exists
    /// A clear line from the leader to a miniature of the defender.
    std::optional<geometry::Segment> line{};
};
/// The legal attacks of the unit if its leader stood at `leader`, in the order of the defenders.
/// Empty if the unit is not on the battlefield. The list is incomplete if a stop was requested.
std::vector<AttackFromPlace> attacksFrom(const View& view, UnitId unit,
                                         const geometry::Mini& leader,
                                         const std::stop_token& stop = {});

}  // namespace sightline::engine
