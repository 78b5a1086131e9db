/// Draws a die as a solid, from the view of a player who leans over the tray.
#pragma once
#include <QPointF>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "geometry/dice/die_body.h"

class QPainter;

namespace sightline::app {

/// Cosine and sine of the eye's tilt.
inline constexpr double trayFlatness = 0.9781, trayRise = 0.2079;

geometry::DieBody bodyOf(engine::Die die);
/// The faces on the sides of the solid if the rolled face is on `side`.
std::vector<engine::Face> facesWith(const engine::RolledDie& die, int side);

/// The rotation that puts the first side of the solid on top, with its symbol upright.
glm::dquat lyingTurn(engine::Die die);

struct DieView {
    glm::dquat turn{1.0, 0.0, 0.0, 0.0};
    QPointF middle;           ///< pixel of the centre
    double scale = 1.0;       ///< pixels per inch
    double otherSides = 1.0;  ///< opacity of the symbols that are not on top
};

void drawDie(QPainter& painter, engine::Die die, const std::vector<engine::Face>& faces,
             const DieView& view);
/// Draws the shadow. `foot` is the pixel of the floor below the die. `height` is the height of the
/// die's centre above the floor, inches.
void drawDieShadow(QPainter& painter, QPointF foot, double height, double scale);

}  // namespace sightline::app
