/// Makes the badges above miniatures (unit leader, tokens, wounds) and small labels on the table.
#pragma once
#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/rules/state/view.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// A length of a badge for which `pixels` is right at the normal text size, logical pixels.
double badgePixels(double pixels);

/// The badge above a unit leader: the rank in the player's colour, the code of the unit (see
/// `unitCodes`), then the tokens of the unit.
rendering::Badge leaderBadge(SceneImages& images, const engine::UnitView& unit, const QString& code,
                             geometry::Vec3 top);
/// A badge with the number of wounds of a miniature. `above` is the height of the badges below it,
/// logical pixels.
rendering::Badge woundBadge(SceneImages& images, int wounds, geometry::Vec3 top, double above);
/// A short text on a coloured plate, such as the number of a range band.
rendering::Badge plate(SceneImages& images, const QString& text, rendering::Colour colour,
                       geometry::Vec3 at);
/// The expected wounds of an attack on a unit, for a place over the badge of its leader.
rendering::Badge expectedBadge(SceneImages& images, const QString& wounds, geometry::Vec3 top);
/// A round badge with an icon, such as a token on the table.
rendering::Badge tokenBadge(SceneImages& images, const QString& icon, rendering::Colour colour,
                            geometry::Vec3 at);
/// A badge with a shield above an obscured miniature. The shield has another colour if LOS to the
/// miniature is completely blocked.
rendering::Badge obscuredBadge(SceneImages& images, bool losBlocked, geometry::Vec3 top);

}  // namespace sightline::app
