/// Draws lines with an arrow head.
#pragma once
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

/// Adds the tube with an arrow head at its end `to`. A short tube gets a shorter head.
void addArrow(SceneDraft& draft, const rendering::Tube& tube);

}  // namespace sightline::app
