/// Draws a measurement on the table: the ruler with its bands, the line of sight, and the line that
/// obscures.
#pragma once
#include "app/window/legion/tools/measurement.h"
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

void addRuler(SceneDraft& draft, const engine::View& view, const Measurement& measurement);
/// Draws the best try of a blocked line of sight, with a mark where it is stopped.
void addTry(SceneDraft& draft, const geometry::BestTry& tried);
/// Adds nothing if the sighting is not known.
void addSighting(SceneDraft& draft, const engine::View& view, const Measurement& measurement);

}  // namespace sightline::app
