/// Names of the terrain that ships, in the player's language.
#pragma once
#include <QString>
#include <string>

namespace sightline::app {

/// "Burnt-out house 2" of a layout in the player's language; unknown names stay.
QString terrainName(const std::string& name);

}  // namespace sightline::app
