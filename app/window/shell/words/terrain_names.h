/// Names of the program's terrain, in the player's language.
#pragma once
#include <QString>
#include <string>

namespace sightline::app {

/// The name of a piece of a layout, such as "Burnt-out house 2", in the player's language. Unknown
/// names stay unchanged.
QString terrainName(const std::string& name);

}  // namespace sightline::app
