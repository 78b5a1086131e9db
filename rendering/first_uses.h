/// First uses of shader programs. A software driver compiles a program at its first use, which
/// blocks the window for tenths of a second. Invisible draws in the first frames move this delay to
/// a moment when it disturbs no player.
#pragma once
#include "rendering/scene/scene.h"

namespace sightline::rendering {

inline constexpr int kindsOfFirstUse = 6;

/// Adds one invisible item that is still drawn: ground decals, grid, silhouette, movement tool and
/// rulers, lines, ghost. Requires 0 <= kind < kindsOfFirstUse.
void addFirstUse(Scene& scene, int kind);

}  // namespace sightline::rendering
