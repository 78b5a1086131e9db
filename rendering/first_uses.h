/// Where the processor draws, a program is made ready when it is first used, which holds the window
/// for tenths of a second. Used once unseen, in the first frames, it does so in nobody's way.
#pragma once
#include "rendering/scene/scene.h"

namespace sightline::rendering {

inline constexpr int kindsOfFirstUse = 6;

/// Adds something that cannot be seen and is drawn all the same: the ground's decals, the grid, a
/// silhouette, the movement tool and rulers, lines, a ghost. Requires 0 <= kind < kindsOfFirstUse.
void addFirstUse(Scene& scene, int kind);

}  // namespace sightline::rendering
