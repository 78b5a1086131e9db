/// Computes exposure maps: the places that can be seen from a unit, a territory or a table edge.
/// Source: Core Rulebook p. 20, 30-34, 40-41.
#pragma once
#include <stop_token>
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// Viewpoints ("eyes") on a copy of the table, and the solids that block the view.
class Lookout {
  public:
    /// The viewpoints are the unit's miniatures, the unit leader first.
    static Lookout ofUnit(const View& view, UnitId unit);
    /// The viewpoints are trooper unit leaders at the points of a grid. The grid covers every place
    /// completely within the player's territory, with `apart` inches between neighbours. The
    /// mission must define the territory. The map then shows whether a place is visible from at
    /// least one of these viewpoints. It does not show a place that is visible only from a point
    /// between grid points.
    static Lookout ofTerritory(const View& view, Player player, double apart);
    /// The viewpoints are troopers in the strip along the player's table edge, with `apart` inches
    /// between neighbours. The strip is `deep` inches wide.
    static Lookout ofEdge(const View& view, Player player, double deep, double apart);

    /// Computes the exposure map. If all sampled lines to a cell are blocked, only the shortest
    /// proof that the cell is hidden is tried, so some cells are unsure.
    geometry::ExposureMap map(double cell, std::stop_token stop) const;
    /// Computes the unsure cells of the map again with a longer proof. This may take seconds.
    geometry::ExposureMap settled(geometry::ExposureMap map, std::stop_token stop) const;

  private:
    Lookout(const View& view, UnitId unit);
    geometry::ExposureSettings settings(double cell, int proof, std::stop_token stop) const;

    geometry::Battlefield field_;
    std::vector<geometry::Silhouette> hulls_, pois_;
    std::vector<geometry::Mini> eyes_;
    bool any_ = false;
};

}  // namespace sightline::engine
