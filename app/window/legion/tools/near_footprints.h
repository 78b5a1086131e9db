/// Draws the footprints of the terrain near a dragged miniature or token.
#pragma once
#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// Draws the outlines of the footprints of all terrain pieces within 6 inches of a point, seen from
/// above. The footprint of a model is its convex hull. Impassable and difficult terrain have the
/// colours of illegal and doubtful places.
void addNearFootprints(SceneDraft& draft, const engine::View& view, geometry::Vec2 near);

}  // namespace sightline::app
