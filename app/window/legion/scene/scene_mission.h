/// The mission on the table: territories and objective tokens.
#pragma once
#include <QString>

#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct MissionLook {
    double line = 0.1;         ///< width of lines on the ground, inches
    bool territories = false;  ///< true: fill the territories, while their borders matter; false:
                               ///< draw only borders
};
void buildMission(SceneDraft& draft, const engine::View& view, const MissionLook& look);

/// The name on the table and in the panels, such as "POI 2" or "Asset 1".
QString objectiveName(const engine::View& view, engine::ObjectiveId id);
/// A token of that width, for example a token that a player is about to place.
void addToken(SceneDraft& draft, geometry::Vec2 at, double width, rendering::Colour colour);

}  // namespace sightline::app
