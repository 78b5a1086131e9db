/// Moves a dragged round base into base contact with an enemy base if it is dragged close to that
/// base. The mouse is not precise enough to reach exact contact.
#pragma once
#include <optional>
#include <span>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// The enemies of `player` on the table that a moved miniature may touch. The miniatures in
/// `forbidden` may not be touched.
std::vector<geometry::PlacedMini> enemiesToTouch(const engine::View& view, engine::Player player,
                                                 std::span<const geometry::PlacedMini> forbidden);
/// Moves the mover from `target` into base contact with the nearest enemy in `enemies`, and returns
/// the new place of its centre. Empty if no enemy's base is within `reach` inches of the mover at
/// `target`, or if the mover's base is not round.
std::optional<geometry::Vec2> contactSpot(const geometry::Mini& mover, geometry::Vec2 target,
                                          std::span<const geometry::PlacedMini> enemies,
                                          double reach);

}  // namespace sightline::app
