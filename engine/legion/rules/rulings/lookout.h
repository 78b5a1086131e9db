/// Exposure maps: the places that a unit, a territory or a table edge can see. Source: Core
/// Rulebook p. 20, 30-34, 40-41.
#pragma once
#include <stop_token>
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// Viewpoints ("eyes") on a snapshot of the table, with the solids that block their view.
class Lookout {
  public:
    /// The eyes of the unit's miniatures, with the unit leader first.
    static Lookout ofUnit(const View& view, UnitId unit);
    /// The eyes of a trooper's unit leader at every place completely within the player's territory,
    /// on a grid with a spacing of `apart` inches. The mission must define the territory. The map
    /// shows whether any of these eyes sees a place. It does not show a place that is visible only
    /// from between two grid points.
    static Lookout ofTerritory(const View& view, Player player, double apart);
    /// The eyes of troopers in the strip along the player's table edge, with a spacing of `apart`
    /// inches.
    static Lookout ofEdge(const View& view, Player player, double deep, double apart);

    /// Computes the map. If the test lines to a cell are all blocked, only the shortest proof is
    /// tried, so some cells are unsure.
    geometry::ExposureMap map(double cell, std::stop_token stop) const;
    /// Evaluates the unsure cells again with a longer proof. This may take seconds.
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
