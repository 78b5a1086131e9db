#include "engine/legion/advice/quiz/draw.h"

#include <cmath>

namespace sightline::engine::quiz {

constexpr double hundred = 100.0;
constexpr double awayFromEdge = 2.0;

double hundredths(double length) { return std::round(length * hundred) / hundred; }

double Draw::number(double least, double most) {
    return hundredths(least + (most - least) * chance_.share());
}

geometry::Vec2 Draw::place(const geometry::TableSize& table) {
    const double x = number(awayFromEdge, table.width - awayFromEdge);
    const double y = number(awayFromEdge, table.depth - awayFromEdge);
    return {x, y};
}

geometry::Vec2 Draw::around(geometry::Vec2 centre, double least, double most) {
    const double distance = number(least, most);
    const geometry::Vec2 ahead = geometry::direction({static_cast<double>(whole(0, 359))});
    return {hundredths(centre.x + ahead.x * distance), hundredths(centre.y + ahead.y * distance)};
}

}  // namespace sightline::engine::quiz
