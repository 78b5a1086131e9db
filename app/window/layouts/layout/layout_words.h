/// Texts about layouts, and about the steps that change them, in the player's language.
#pragma once
#include <QString>

#include "engine/layouts/layout_history.h"
#include "geometry/measure/dimensions.h"

namespace sightline::app {

/// The name of a step, such as "move" in "Undo: move".
QString stepWords(engine::LayoutStep step);
QString mirrorWords(engine::Mirror mirror);
QString terrainMovementWords(geometry::Movement movement);
/// Such as "blocks LOS". Facts without an agreement give "not agreed".
QString factsWords(const engine::TerrainFacts& facts);
/// The height of a piece, such as "3.5 in high, height 1". The first number is the agreed height;
/// if none was agreed, the measured height. The second number decides which units can climb the
/// piece.
QString heightWords(const engine::TerrainPiece& piece, const geometry::Dimensions& dimensions);
/// The name of a category of the catalogue, such as "building", in the player's language. Unknown
/// names stay unchanged.
QString categoryWords(const std::string& category);
/// The name of a theme of terrain or mats, such as "desert", in the player's language. Unknown
/// names stay unchanged.
QString themeWords(const std::string& theme);

}  // namespace sightline::app
