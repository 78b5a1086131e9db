/// A die as a body, drawn as somebody sees it who leans over the tray.
#pragma once
#include <QPointF>
#include <vector>

#include "engine/dice/die.h"
#include "geometry/dice/die_body.h"

class QPainter;

namespace sightline::app {

/// Cosine and sine of how far the eye leans over.
inline constexpr double trayFlatness = 0.9781, trayRise = 0.2079;

geometry::DieBody bodyOf(engine::Die die);
/// What stands on each side of the body when the face that was rolled stands on `side`.
std::vector<engine::Face> facesWith(const engine::RolledDie& die, int side);

/// A die that lies with the first side of its body on top, its symbol upright.
glm::dquat lyingTurn(engine::Die die);

struct DieView {
    glm::dquat turn{1.0, 0.0, 0.0, 0.0};
    QPointF middle;           ///< pixel of its centre
    double scale = 1.0;       ///< pixels an inch
    double otherSides = 1.0;  ///< opacity of the symbols that are not on top
};

void drawDie(QPainter& painter, engine::Die die, const std::vector<engine::Face>& faces,
             const DieView& view);
/// `foot`: pixel of the floor under the die; `height` of its centre over it in inches.
void drawDieShadow(QPainter& painter, QPointF foot, double height, double scale);

}  // namespace sightline::app
