#include "engine/rulings/watch.h"

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

}  // namespace sightline::engine
