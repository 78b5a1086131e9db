// Computes exposure maps. An eye is a miniature that looks; a target is an imagined miniature in a
// cell of the map.
#include "geometry/sight/exposure.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "geometry/base/parallel_for.h"
#include "geometry/place/placement.h"
#include "geometry/sight/obscured.h"

namespace sightline::geometry {
namespace {

int cellsAlong(double length, double cell) {
    return std::max(1, static_cast<int>(std::ceil(length / cell - sameLength)));
}

/// A viewing miniature (an eye) with its `Viewer`, prepared for many targets.
struct Eye {
    const Mini& mini;
    Viewer viewer;
};

/// All solids that can obscure a target, whether they block LOS or not.
struct Concealment {
    std::vector<Silhouette> solids;
    SightSettings sight;
    bool more = false;  ///< true if some solids only obscure and do not block LOS

    explicit Concealment(const ExposureSettings& settings)
        : sight(settings.sight), more(!settings.obscuring.empty()) {
        if (!more) return;
        const auto& blocking = settings.sight.obstacles;
        solids.assign(blocking.begin(), blocking.end());
        solids.insert(solids.end(), settings.obscuring.begin(), settings.obscuring.end());
        sight.obstacles = solids;
    }
    Concealment(const Concealment&) = delete;
    Concealment& operator=(const Concealment&) = delete;

    /// True if the eye's view of the target is not obscured. Call this only if the eye sees the
    /// target.
    bool leavesOpen(const Battlefield& field, const Mini& eye, const Mini& target) const {
        if (isObscuredInSight(field, eye, target, sight)) return false;
        return !more || isVisible(field, silhouetteOf(eye), silhouetteOf(target), sight);
    }
};

ExposureMap::Cell exposureAt(const Battlefield& field, const std::vector<Eye>& eyes,
                             const Mini& target, const Concealment& hiding) {
    const Silhouette silhouette = silhouetteOf(target);
    ExposureMap::Cell cell;
    for (const Eye& eye : eyes) {
        const Sight sight = eye.viewer.glance(silhouette);
        if (sight.verdict == SightVerdict::contested) ++cell.unsure;
        if (sight.verdict != SightVerdict::visible) continue;
        ++cell.seenBy;
        if (hiding.leavesOpen(field, eye.mini, target)) ++cell.openTo;
    }
    return cell;
}

// Answers two questions about a target: does any eye see it, and does any eye see it unobscured?
// The eye of the last positive answer is tested first. The test lines of all eyes are tested before
// the first proof.
class ExposureCheck {
  public:
    ExposureCheck(const Battlefield& field, const std::vector<Eye>& eyes, const Concealment& hiding)
        : field_(field), eyes_(eyes), hiding_(hiding) {}

    ExposureMap::Cell at(const Mini& target) {
        const Silhouette silhouette = silhouetteOf(target);
        ExposureMap::Cell cell;
        unseen_.clear();
        for (std::size_t i = 0; i < eyes_.size() && cell.openTo == 0; ++i) {
            const std::size_t at = (i + last_) % eyes_.size();
            if (eyes_[at].viewer.sees(silhouette)) {
                take(at, target, cell);
            } else {
                unseen_.push_back(at);
            }
        }
        for (std::size_t i = 0; i < unseen_.size() && cell.openTo == 0; ++i) {
            const Sight sight = eyes_[unseen_[i]].viewer.glance(silhouette);
            if (sight.verdict == SightVerdict::visible) take(unseen_[i], target, cell);
            if (sight.verdict == SightVerdict::contested) cell.unsure = 1;
        }
        if (cell.openTo > 0) cell.unsure = 0;
        return cell;
    }

  private:
    void take(std::size_t eye, const Mini& target, ExposureMap::Cell& cell) {
        cell.seenBy = 1;
        if (!hiding_.leavesOpen(field_, eyes_[eye].mini, target)) return;
        cell.openTo = 1;
        last_ = eye;
    }

    const Battlefield& field_;
    const std::vector<Eye>& eyes_;
    const Concealment& hiding_;
    std::vector<std::size_t> unseen_;
    std::size_t last_ = 0;
};

// Computes every cell that `wanted` selects, with the rows of the map in parallel. The result does
// not depend on the number of threads.
template <class Wanted>
void askCells(const Battlefield& field, std::span<const Mini> eyes, ExposureMap& map,
              const ExposureSettings& settings, Wanted wanted) {
    std::vector<Eye> looking;
    for (const Mini& eye : eyes.first(static_cast<std::size_t>(map.eyes)))
        looking.push_back({eye, Viewer(field, silhouetteOf(eye), settings.sight)});
    const Concealment hiding(settings);
    const auto columns = static_cast<std::size_t>(map.columns);
    parallelFor(static_cast<std::size_t>(map.rows), [&](std::size_t row) {
        ExposureCheck anyEye(field, looking, hiding);
        for (std::size_t column = 0; column < columns; ++column) {
            if (settings.stop.stop_requested()) return;
            ExposureMap::Cell& cell = map.cells[row * columns + column];
            if (!wanted(cell)) continue;
            const Mini target =
                exposedIn(field, static_cast<int>(column), static_cast<int>(row), settings);
            cell = map.any ? anyEye.at(target) : exposureAt(field, looking, target, hiding);
        }
    });
    map.complete = !settings.stop.stop_requested();
}

}  // namespace

std::vector<Mini> placesWithin(const Battlefield& field, const Territory& territory, double apart,
                               const ExposureSettings& settings) {
    ExposureSettings squares = settings;
    squares.cell = apart;
    const TableSize table = field.table();
    std::vector<Mini> places;
    for (int row = 0; row < cellsAlong(table.depth, apart); ++row)
        for (int column = 0; column < cellsAlong(table.width, apart); ++column) {
            const Mini mini = exposedIn(field, column, row, squares);
            if (isCompletelyWithin(territory, outlineOf(mini)) &&
                judgePlacement(field, mini, {}).legal)
                places.push_back(mini);
        }
    return places;
}

Mini exposedIn(const Battlefield& field, int column, int row, const ExposureSettings& settings) {
    const TableSize table = field.table();
    const auto middle = [&](int index, double length) {
        const double low = index * settings.cell;
        return (low + std::min(low + settings.cell, length)) / 2.0;
    };
    const Dimensions& sizes = field.dimensions();
    const auto small = sizes.bases.find("small");
    Mini mini;
    mini.base = settings.base;
    if (mini.base.width <= 0.0 && small != sizes.bases.end()) mini.base = small->second;
    mini.height = settings.height > 0.0 ? settings.height : sizes.smallSilhouette;
    mini.position = {middle(column, table.width), middle(row, table.depth), 0.0};
    mini.position.z = field.surfaceUnder(outlineOf(mini)).top;
    return mini;
}

ExposureMap exposureOf(const Battlefield& field, std::span<const Mini> eyes,
                       const ExposureSettings& settings) {
    assert(settings.cell >= 0.1);
    const TableSize table = field.table();
    ExposureMap map;
    map.cell = settings.cell;
    map.columns = cellsAlong(table.width, settings.cell);
    map.rows = cellsAlong(table.depth, settings.cell);
    map.eyes = static_cast<int>(std::min<std::size_t>(eyes.size(), UINT16_MAX));
    map.any = settings.any;
    map.cells.resize(static_cast<std::size_t>(map.columns) * static_cast<std::size_t>(map.rows));

    askCells(field, eyes, map, settings, [](const ExposureMap::Cell&) { return true; });
    return map;
}

int unsureCells(const ExposureMap& map) {
    return static_cast<int>(std::count_if(map.cells.begin(), map.cells.end(),
                                          [](const auto& cell) { return cell.unsure > 0; }));
}

ExposureMap settled(const Battlefield& field, std::span<const Mini> eyes, ExposureMap map,
                    const ExposureSettings& settings) {
    askCells(field, eyes, map, settings,
             [](const ExposureMap::Cell& cell) { return cell.unsure > 0; });
    return map;
}

}  // namespace sightline::geometry
