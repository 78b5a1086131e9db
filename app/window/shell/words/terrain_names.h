/// Translates the names of the program's terrain pieces to the player's language.
#pragma once
#include <QString>
#include <string>

namespace sightline::app {

/// The name of a terrain piece in the player's language, such as "Burnt-out house 2". Unknown names
/// stay unchanged.
QString terrainName(const std::string& name);

}  // namespace sightline::app
