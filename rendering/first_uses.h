/// Draws each kind of item once, invisibly, so that its shader program is compiled early. A
/// software driver compiles a program at its first use, which blocks the window for tenths of a
/// second. In the first frames, this delay disturbs no player.
#pragma once
#include "rendering/scene/scene.h"

namespace sightline::rendering {

inline constexpr int kindsOfFirstUse = 9;

/// Adds one invisible item of the given kind to the scene. The kinds are ground decals, grid,
/// silhouette, movement tool and rulers, lines, ghost, dimming, glow, scorch marks. Requires 0 <=
/// kind < kindsOfFirstUse.
void addFirstUse(Scene& scene, int kind);

}  // namespace sightline::rendering
