/// Draws the firing arcs of weapons with the keyword Fixed as lines on the table. Source: Core
/// Rulebook p. 39 (Attacking with Notched Bases); Keyword Glossary, Fixed.
#pragma once
#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// Draws the borders of the firing arcs of a miniature's Fixed weapons. The lines are as long as
/// the longest range of these weapons. If the miniature has no such weapon, nothing is drawn.
/// `stand` is the miniature at the place where it is shown. `line` is the width of the lines,
/// inches.
void addFiringArcs(SceneDraft& draft, const engine::View& view, const engine::MiniView& mini,
                   const geometry::Mini& stand, double line);

}  // namespace sightline::app
