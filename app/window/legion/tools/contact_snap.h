/// Snaps a dragged round base into base contact. A pointer is not precise to a thousandth of an
/// inch. So a base that is dragged close to an enemy base is moved into contact with it.
#pragma once
#include <optional>
#include <span>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// Miniatures on the table that are enemies of `player` and that the mover may touch: all except
/// `forbidden`.
std::vector<geometry::PlacedMini> enemiesToTouch(const engine::View& view, engine::Player player,
                                                 std::span<const geometry::PlacedMini> forbidden);
/// The mover's centre in base contact with the nearest of `enemies`. The mover at `target` must be
/// within `reach` inches of that enemy, or overlap it. Empty for bases that are not round.
std::optional<geometry::Vec2> contactSpot(const geometry::Mini& mover, geometry::Vec2 target,
                                          std::span<const geometry::PlacedMini> enemies,
                                          double reach);

}  // namespace sightline::app
