/// How layouts and what is done to them are called in the language of the player.
#pragma once
#include <QString>

#include "engine/layouts/layout_history.h"
#include "geometry/measure/dimensions.h"

namespace sightline::app {

/// "move": as in "Undo: move".
QString stepWords(engine::LayoutStep step);
QString mirrorWords(engine::Mirror mirror);
QString terrainMovementWords(geometry::Movement movement);
/// "blocks LOS"; of what is not agreed, "not agreed".
QString factsWords(const engine::TerrainFacts& facts);
/// "3.5 in high, height 1": the agreed height, else the measured one, and the height that decides
/// who climbs it.
QString heightWords(const engine::TerrainPiece& piece, const geometry::Dimensions& dimensions);
/// "building" of the catalogue of terrain, in the player's language; others as they are.
QString categoryWords(const std::string& category);
/// "desert" of the terrain and of mats, in the player's language; others as they are.
QString themeWords(const std::string& theme);

}  // namespace sightline::app
