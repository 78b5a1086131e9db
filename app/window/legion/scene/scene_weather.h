/// A few sprites of dust or snow over the table, by the theme of its mat. They are decoration.
#pragma once
#include <string>

#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

/// True for the mats that have dust or snow.
bool hasWeather(const std::string& mat);
/// Adds the dust or snow of the scene's mat at a time in seconds. Adds nothing if the players want
/// reduced motion. Equal times give equal sprites.
void addWeather(SceneDraft& draft, double seconds);

}  // namespace sightline::app
