#include "engine/rulings/watch.h"

#include <cmath>

#include "engine/rulings/tabletop.h"

namespace sightline::engine {
namespace {

geometry::Segment turned(const geometry::Segment& line) { return {line.to, line.from}; }

Watcher watched(const geometry::Viewer& viewer, MiniId mini, UnitId unit,
                const geometry::Mini& stand) {
    const geometry::Sight sight = viewer.look(geometry::silhouetteOf(stand));
    Watcher watcher{mini, unit, sight.verdict, sight.visible, std::nullopt};
    if (sight.witness) watcher.witness = turned(*sight.witness);
    return watcher;
}

}  // namespace

std::vector<Watcher> whoSees(const View& view, MiniId moved, const geometry::Mini& at, int proof) {
    const Tabletop table = tabletopOf(view);
    const UnitId own = view.mini(moved).unit;
    const Player player = view.unit(own).player;
    std::vector<Watcher> watchers;
    for (const UnitOnTable& unit : table.units) {
        if (unit.player == player) continue;
        const std::vector<geometry::Silhouette> hulls = vehiclesBetween(table, own, unit.id);
        const geometry::SightSettings settings{{}, hulls, proof, false};
        const geometry::Viewer viewer(table.field, geometry::silhouetteOf(at), settings);
        for (const geometry::PlacedMini& mini : unit.minis)
            watchers.push_back(watched(viewer, MiniId{mini.key}, unit.id, mini.mini));
    }
    return watchers;
}

std::vector<Watcher> decided(const View& view, MiniId moved, const geometry::Mini& at,
                             std::vector<Watcher> watchers) {
    const Tabletop table = tabletopOf(view);
    for (Watcher& watcher : watchers) {
        if (watcher.verdict != geometry::SightVerdict::contested) continue;
        const std::vector<geometry::Silhouette> hulls =
            vehiclesBetween(table, view.mini(moved).unit, watcher.unit);
        const geometry::SightSettings settings{{}, hulls, geometry::fullProof, false};
        const geometry::Viewer viewer(table.field, geometry::silhouetteOf(at), settings);
        watcher = watched(viewer, watcher.mini, watcher.unit, view.mini(watcher.mini).mini);
    }
    return watchers;
}

geometry::ExposureMap exposureOf(const View& view, UnitId unit, double cell, std::stop_token stop) {
    const Tabletop table = tabletopOf(view);
    const std::vector<geometry::Silhouette> hulls = vehiclesBetween(table, unit, unit);
    std::vector<geometry::Mini> eyes;
    for (const MiniId mini : view.unit(unit).minis) eyes.push_back(view.mini(mini).mini);
    geometry::ExposureSettings settings;
    settings.cell = cell;
    settings.sight.obstacles = hulls;
    settings.stop = std::move(stop);
    return geometry::exposureOf(table.field, eyes, settings);
}

geometry::ExposureMap exposureOfTerritory(const View& view, Player player, double apart, double cell,
                                          std::stop_token stop) {
    const Tabletop table = tabletopOf(view);
    const auto& polygon = view.mission.territories[static_cast<std::size_t>(player)];
    const std::vector<geometry::Mini> places =
        geometry::placesWithin(table.field, {polygon}, apart);
    const std::vector<geometry::Silhouette> hulls = vehiclesBetween(table, UnitId{}, UnitId{});
    geometry::ExposureSettings settings;
    settings.cell = cell;
    settings.any = true;
    settings.sight.obstacles = hulls;
    settings.stop = std::move(stop);
    return geometry::exposureOf(table.field, places, settings);
}

geometry::ExposureMap exposureOfEdge(const View& view, Player player, double deep, double apart,
                                     double cell, std::stop_token stop) {
    const Tabletop table = tabletopOf(view);
    const geometry::TableSize size = table.field.table();
    geometry::ExposureSettings settings;
    settings.cell = apart;  // the eyes stand in cells of their own
    std::vector<geometry::Mini> eyes;
    const int columns = static_cast<int>(size.width / apart), rows = static_cast<int>(deep / apart);
    const int lastRow = static_cast<int>(std::ceil(size.depth / apart)) - 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const int from = player == Player::blue ? row : lastRow - row;
            eyes.push_back(geometry::exposedIn(table.field, column, from, settings));
        }
    }
    const std::vector<geometry::Silhouette> hulls = vehiclesBetween(table, UnitId{}, UnitId{});
    settings.cell = cell;
    settings.sight.obstacles = hulls;
    settings.stop = std::move(stop);
    return geometry::exposureOf(table.field, eyes, settings);
}

}  // namespace sightline::engine
