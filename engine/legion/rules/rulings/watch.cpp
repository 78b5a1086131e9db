#include "engine/legion/rules/rulings/watch.h"

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {
namespace {

geometry::Segment turned(const geometry::Segment& line) { return {line.to, line.from}; }

Watcher watched(const geometry::Sight& sight, MiniId mini, UnitId unit) {
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
        std::vector<geometry::Silhouette> stands;
        stands.reserve(unit.minis.size());
        for (const geometry::PlacedMini& mini : unit.minis)
            stands.push_back(geometry::silhouetteOf(mini.mini));
        const std::vector<geometry::Sight> sights = viewer.glances(stands);
        for (std::size_t i = 0; i < sights.size(); ++i)
            watchers.push_back(watched(sights[i], MiniId{unit.minis[i].key}, unit.id));
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
        const auto stand = geometry::silhouetteOf(view.mini(watcher.mini).mini);
        watcher = watched(viewer.glance(stand), watcher.mini, watcher.unit);
    }
    return watchers;
}

}  // namespace sightline::engine
