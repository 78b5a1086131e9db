#include "engine/legion/rules/rulings/lookout.h"

#include <cmath>

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {
namespace {

// Limit for the number of pairs of silhouette parts that one proof combines. If the proof that a
// cell of the map is hidden needs more pairs, the cell stays unsure.
constexpr int longProof = 300;

}  // namespace

// Points of interest obscure miniatures but do not block LOS. p. 20
Lookout::Lookout(const View& view, UnitId unit) : field_(view.battlefield) {
    const Tabletop table = tabletopOf(view);
    hulls_ = vehiclesBetween(table, unit, unit);
    for (const geometry::Mini& poi : table.pois) pois_.push_back(geometry::silhouetteOf(poi));
}

Lookout Lookout::ofUnit(const View& view, UnitId unit) {
    Lookout lookout(view, unit);
    for (const MiniId mini : view.unit(unit).minis) {
        lookout.eyes_.push_back(view.mini(mini).mini);
    }
    return lookout;
}

Lookout Lookout::ofTerritory(const View& view, Player player, double apart) {
    Lookout lookout(view, UnitId{});
    const auto& territory = view.mission.territories[static_cast<std::size_t>(player)];
    lookout.eyes_ = geometry::placesWithin(lookout.field_, territory, apart);
    lookout.any_ = true;
    return lookout;
}

Lookout Lookout::ofEdge(const View& view, Player player, double deep, double apart) {
    Lookout lookout(view, UnitId{});
    const geometry::TableSize size = lookout.field_.table();
    geometry::ExposureSettings squares;
    squares.cell = apart;  // at most one viewpoint in each square of this size
    const int columns = static_cast<int>(size.width / apart), rows = static_cast<int>(deep / apart);
    const int lastRow = static_cast<int>(std::ceil(size.depth / apart)) - 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const int from = player == Player::blue ? row : lastRow - row;
            lookout.eyes_.push_back(geometry::exposedIn(lookout.field_, column, from, squares));
        }
    }
    return lookout;
}

geometry::ExposureSettings Lookout::settings(double cell, int proof, std::stop_token stop) const {
    geometry::ExposureSettings settings;
    settings.cell = cell;
    settings.any = any_;
    settings.sight.obstacles = hulls_;
    settings.obscuring = pois_;
    settings.sight.proof = proof;
    settings.stop = std::move(stop);
    return settings;
}

geometry::ExposureMap Lookout::map(double cell, std::stop_token stop) const {
    return geometry::exposureOf(field_, eyes_, settings(cell, geometry::mapProof, std::move(stop)));
}

geometry::ExposureMap Lookout::settled(geometry::ExposureMap map, std::stop_token stop) const {
    const geometry::ExposureSettings longer = settings(map.cell, longProof, std::move(stop));
    return geometry::settled(field_, eyes_, std::move(map), longer);
}

}  // namespace sightline::engine
