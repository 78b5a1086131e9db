/// The mission on the table: territories and objective tokens.
#pragma once
#include <QString>

#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct MissionLook {
    double line = 0.1;  ///< width of lines on the ground, inches
    bool territories =
        false;  ///< fill the territories, while their borders matter; else draw only the border
};
void buildMission(SceneDraft& draft, const engine::View& view, const MissionLook& look);

/// "POI 2", "Asset 1": the name on the table and in the panels.
QString objectiveName(const engine::View& view, engine::ObjectiveId id);
/// A token of that width, such as a token that is about to be placed.
void addToken(SceneDraft& draft, geometry::Vec2 at, double width, rendering::Colour colour);

}  // namespace sightline::app
