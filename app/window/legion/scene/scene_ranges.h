/// Draws how far the weapons of all units of a player reach.
#pragma once
#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// For each unit of the player on the table: rings around its unit leader, one for each range at
/// which a weapon of the unit ends, with a plate that has the short code of the unit and the range.
/// The rings have the colours of the range bands. The borders of firing arcs are drawn, too. A unit
/// without ranged weapons has no ring. `line` is the width of the lines, inches.
void addRangesOfAll(SceneDraft& draft, const engine::View& view, engine::Player player,
                    double line);

}  // namespace sightline::app
