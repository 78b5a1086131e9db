/// The firing arcs of a unit's Fixed weapons, as lines on the table. Source: Core Rulebook p. 39
/// (Attacking with Notched Bases); Keyword Glossary, Fixed.
#pragma once
#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// Draws the borders of the arcs of the miniature's Fixed weapons, up to the range of the weapon
/// with the longest range. Draws nothing for a miniature without such a weapon. `stand` is the
/// miniature as shown. `line` is the width on the ground, inches.
void addFiringArcs(SceneDraft& draft, const engine::View& view, const engine::MiniView& mini,
                   const geometry::Mini& stand, double line);

}  // namespace sightline::app
