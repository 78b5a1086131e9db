/// The limits for the places of a unit's miniatures other than the leader. Source: Core Rulebook
/// p. 23 (Unit Cohesion), p. 27 (difficult terrain), p. 28 (melee); keywords that place a unit.
#pragma once
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

/// All data that decide whether the places in an answer are legal. The data are computed once for
/// each question.
struct PlacingCase {
    const Battle* battle = nullptr;
    UnitId unit;
    geometry::Mini leader{};
    std::vector<MiniId> movers;
    std::vector<geometry::Silhouette> hulls;
    geometry::Mini leaderBefore{};
    std::vector<UnitId> contacts;
    bool avoidDifficult = false;
    PlaceBounds bounds;  ///< limits for the places in the answer, without the proposed places
    Citation citation;
    Keyword allows{};                      ///< keyword that allows the placement in the territory
    std::optional<int> awayFromEnemies{};  ///< range of enemy units in which no miniature is placed
    /// Proposed places, computed when they are first needed.
    mutable std::optional<std::vector<geometry::FormationPlace>> proposal{};

    geometry::SightSettings settings() const {
        geometry::SightSettings sight;
        sight.obstacles = hulls;
        return sight;
    }
};

/// The miniatures that the order places. Defeated miniatures are left out.
std::vector<MiniId> moversOf(const Battle& battle, const PlacingOrder& order);
PlacingCase caseOf(const Battle& battle, const PlacingOrder& order);

/// The distance between the bases of the leader and the miniature, in inches.
double gapToLeader(const PlacingCase& placing, const geometry::Mini& mini);
/// The number of units in `units` that the miniature would touch with its base.
std::ptrdiff_t contactsTouched(const Battle& battle, const std::vector<UnitId>& units,
                               const geometry::Mini& mini);
/// True if the place is outside the territory that limits the placement. The unit leader must be
/// completely within the territory; the other miniatures must be within it or, if `wholly` is true,
/// completely within it.
bool isOutside(const PlacingCase& placing, MiniId id, const geometry::Mini& mini);
/// True if the miniature would be within the range `awayFromEnemies` of an enemy miniature.
bool isTooNear(const PlacingCase& placing, const geometry::Mini& mini);

}  // namespace sightline::engine
