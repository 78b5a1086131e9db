#include "engine/legion/rules/rulings/best_try.h"

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

std::optional<geometry::BestTry> bestTryBetween(const View& view, MiniId from, MiniId to) {
    const MiniView &one = view.mini(from), &other = view.mini(to);
    const auto vehicles = vehiclesBetween(tabletopOf(view), one.unit, other.unit);
    return geometry::bestTry(view.battlefield, silhouetteOf(one.mini), silhouetteOf(other.mini),
                             {{}, vehicles});
}

}  // namespace sightline::engine
