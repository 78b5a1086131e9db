/// Snaps a dragged round base into base contact. A pointer is not precise to a thousandth of an
/// inch, so a base that is dragged close to an enemy base is laid against it.
#pragma once
#include <optional>
#include <span>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// Enemy miniatures of `player` on the table that the mover may touch: all except `forbidden`.
std::vector<geometry::PlacedMini> enemiesToTouch(const engine::View& view, engine::Player player,
                                                 std::span<const geometry::PlacedMini> forbidden);
/// The mover's centre in base contact with the nearest of `enemies`, if the mover at `target` is
/// within `reach` inches of that enemy or overlaps it. None for bases that are not round.
std::optional<geometry::Vec2> contactSpot(const geometry::Mini& mover, geometry::Vec2 target,
                                          std::span<const geometry::PlacedMini> enemies,
                                          double reach);

}  // namespace sightline::app
