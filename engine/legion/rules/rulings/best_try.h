/// The best try of a blocked line of sight between two miniatures of a game.
#pragma once
#include "engine/legion/rules/state/view.h"
#include "geometry/sight/best_try.h"

namespace sightline::engine {

/// The line that comes closest to being clear, past the same terrain and vehicles as
/// `sightBetween`. Both miniatures must be on the table, and must not see each other.
std::optional<geometry::BestTry> bestTryBetween(const View& view, MiniId from, MiniId to);

}  // namespace sightline::engine
