/// Exposure maps of a unit, a territory or a table edge.
/// Source: Core Rulebook p. 20, 30-34, 40-41.
#pragma once
#include <stop_token>
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// Eyes on a snapshot of the table, with the solids that block their sight.
class Lookout {
  public:
    /// The unit's miniatures, unit leader first.
    static Lookout ofUnit(const View& view, UnitId unit);
    /// A trooper's unit leader at every place completely within the player's territory, on a grid
    /// with `apart` inches of spacing. The mission must define the territory. The map shows whether
    /// any of these eyes sees; a view from a place between them is missed.
    static Lookout ofTerritory(const View& view, Player player, double apart);
    /// Troopers with `apart` inches of spacing in the strip along the player's table edge.
    static Lookout ofEdge(const View& view, Player player, double deep, double apart);

    /// Uses the quickest proof for each view that the aimed lines do not find: some cells are
    /// unsure.
    geometry::ExposureMap map(double cell, std::stop_token stop) const;
    /// Evaluates the unsure cells again with a longer proof, which may take seconds.
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
