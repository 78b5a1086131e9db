/// Draws the mission on the table: territories and objective tokens.
#pragma once
#include <QString>

#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct MissionLook {
    double line = 0.1;  ///< width of lines on the ground, inches
    /// True: territories are filled; false: only their borders are drawn.
    bool territories = false;
};
void buildMission(SceneDraft& draft, const engine::View& view, const MissionLook& look);

/// The name of an objective token, such as "POI 2" or "Asset 1". The table and the panels show it.
QString objectiveName(const engine::View& view, engine::ObjectiveId id);
/// Draws a round token, such as a token that a player is about to place. `width` is in inches.
void addToken(SceneDraft& draft, geometry::Vec2 at, double width, rendering::Colour colour);

}  // namespace sightline::app
