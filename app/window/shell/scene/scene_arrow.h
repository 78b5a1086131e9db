/// Draws lines with an arrow head or with chevrons.
#pragma once
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

/// Adds the tube with an arrow head at its end `to`. A short tube gets a shorter head.
void addArrow(SceneDraft& draft, const rendering::Tube& tube);
/// Adds the tube with `count` chevrons on its second half that point to its end `to`.
void addChevrons(SceneDraft& draft, const rendering::Tube& tube, int count);

}  // namespace sightline::app
