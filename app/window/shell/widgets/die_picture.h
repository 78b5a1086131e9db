/// Draws a die as a solid, as seen from above with a small tilt.
#pragma once
#include <QPointF>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "geometry/dice/die_body.h"

class QPainter;

namespace sightline::app {

/// Cosine and sine of the angle between the view direction and the vertical.
inline constexpr double trayFlatness = 0.9781, trayRise = 0.2079;

geometry::DieBody bodyOf(engine::Die die);
/// The face on each side of the solid, if the rolled face is on the side `side`.
std::vector<engine::Face> facesWith(const engine::RolledDie& die, int side);

/// The rotation of a die that lies with its first side on top and that side's symbol upright.
glm::dquat lyingTurn(engine::Die die);

struct DieView {
    glm::dquat turn{1.0, 0.0, 0.0, 0.0};
    QPointF middle;
    double scale = 1.0;       ///< pixels per inch
    double otherSides = 1.0;  ///< opacity of the symbols on the sides that are not on top
};

void drawDie(QPainter& painter, engine::Die die, const std::vector<engine::Face>& faces,
             const DieView& view);
/// Draws the shadow of a die. `foot` is the pixel of the floor below the die. `height` is the
/// height of the die's centre above the floor in inches.
void drawDieShadow(QPainter& painter, QPointF foot, double height, double scale);

}  // namespace sightline::app
