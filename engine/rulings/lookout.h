/// Maps of what is seen of the table from a unit, a territory or a table edge.
/// Source: Core Rulebook p. 20, 30-34, 40-41.
#pragma once
#include <stop_token>
#include <vector>

#include "engine/state/view.h"
#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// Eyes on a table as it was, with what blocks their sight.
class Lookout {
  public:
    /// The unit's miniatures, unit leader first.
    static Lookout ofUnit(const View& view, UnitId unit);
    /// A trooper's unit leader wherever it may stand completely within the player's territory,
    /// which the mission must give, at places `apart` inches from each other. Asked whether any of
    /// them sees; what only a place between them sees is not found.
    static Lookout ofTerritory(const View& view, Player player, double apart);
    /// Troopers `apart` inches from each other in the strip along the player's table edge.
    static Lookout ofEdge(const View& view, Player player, double deep, double apart);

    /// With the quickest proof for every view that lines do not find: some cells are not sure.
    geometry::ExposureMap map(double cell, std::stop_token stop) const;
    /// Those cells asked again with a longer proof, which may take seconds.
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
