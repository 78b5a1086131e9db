/// Texts for layouts and for the steps that change them, in the player's language.
#pragma once
#include <QString>

#include "engine/layouts/layout_history.h"
#include "geometry/measure/dimensions.h"

namespace sightline::app {

/// "move": as in "Undo: move".
QString stepWords(engine::LayoutStep step);
QString mirrorWords(engine::Mirror mirror);
QString terrainMovementWords(geometry::Movement movement);
/// "blocks LOS"; "not agreed" for facts without an agreement.
QString factsWords(const engine::TerrainFacts& facts);
/// "3.5 in high, height 1": the agreed height or, without one, the measured height; and the height
/// that decides which units can climb it.
QString heightWords(const engine::TerrainPiece& piece, const geometry::Dimensions& dimensions);
/// The name of a catalogue category, such as "building", in the player's language; unknown ones
/// unchanged.
QString categoryWords(const std::string& category);
/// The name of a theme of terrain or mats, such as "desert", in the player's language; unknown ones
/// unchanged.
QString themeWords(const std::string& theme);

}  // namespace sightline::app
