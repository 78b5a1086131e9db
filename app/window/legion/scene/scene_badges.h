/// The badges over the miniatures: unit leader, tokens, wounds. Also small labels.
#pragma once
#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/rules/state/view.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// The badge above the unit leader: the rank on the owner's colour, then the tokens of the unit.
rendering::Badge leaderBadge(SceneImages& images, const engine::UnitView& unit, geometry::Vec3 top);
/// A drop with the number of wounds. `above` is the height of other badges in logical pixels.
rendering::Badge woundBadge(SceneImages& images, int wounds, geometry::Vec3 top, double above);
/// A short text on a coloured plate, such as the number of a range band.
rendering::Badge plate(SceneImages& images, const QString& text, rendering::Colour colour,
                       geometry::Vec3 at);
/// A round badge with an icon, such as a token on the table.
rendering::Badge tokenBadge(SceneImages& images, const QString& icon, rendering::Colour colour,
                            geometry::Vec3 at);
/// A shield. It shows that this miniature is obscured.
rendering::Badge obscuredBadge(SceneImages& images, bool losBlocked, geometry::Vec3 top);

}  // namespace sightline::app
