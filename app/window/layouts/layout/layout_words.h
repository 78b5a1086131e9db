/// Texts in the player's language about layouts, and about the steps in the undo history of a
/// layout.
#pragma once
#include <QString>

#include "engine/layouts/layout_history.h"
#include "geometry/measure/dimensions.h"

namespace sightline::app {

/// The name of a step of the undo history, such as "move" in "Undo: move".
QString stepWords(engine::LayoutStep step);
QString mirrorWords(engine::Mirror mirror);
QString terrainMovementWords(geometry::Movement movement);
/// Terrain facts as text, such as "blocks LOS". A fact without an agreement becomes "not agreed".
QString factsWords(const engine::TerrainFacts& facts);
/// The height of a piece as text, such as "3.5 in high, height 1": the agreed height or, without an
/// agreement, the measured height; then the height for the climbing rules.
QString heightWords(const engine::TerrainPiece& piece, const geometry::Dimensions& dimensions);
/// The name of a category of terrain pieces, such as "building", in the player's language. Unknown
/// names stay unchanged.
QString categoryWords(const std::string& category);
/// The name of a theme of terrain or mats, such as "desert", in the player's language. Unknown
/// names stay unchanged.
QString themeWords(const std::string& theme);

}  // namespace sightline::app
