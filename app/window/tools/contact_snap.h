/// Base contact by hand: nobody can hold a pointer to a thousandth of an inch, so a round base that
/// is pulled close to an enemy's is laid against it.
#pragma once
#include <optional>
#include <span>

#include "engine/state/view.h"

namespace sightline::app {

/// Enemy miniatures of `player` that stand on the table and may be touched: `forbidden` may not.
std::vector<geometry::PlacedMini> enemiesToTouch(const engine::View& view, engine::Player player,
                                                 std::span<const geometry::PlacedMini> forbidden);
/// Where the mover's centre would be to touch the nearest of them, when it would stand within
/// `reach` inches of it (or on it) at `target`; none for bases that are not round.
std::optional<geometry::Vec2> contactSpot(const geometry::Mini& mover, geometry::Vec2 target,
                                          std::span<const geometry::PlacedMini> enemies,
                                          double reach);

}  // namespace sightline::app
