/// Visibility map of a table: cells that a territory sees, and cells that are obscured from it.
/// Source: Core Rulebook p. 30-34.
#pragma once
#include <vector>

#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// For every cell of the table: how a territory sees an imagined miniature there.
struct VisibilityFrom {
    double cell = 2.0;  ///< inches
    int columns = 0, rows = 0;
    int eyes = 0;                ///< number of observers in the territory
    std::vector<float> exposed;  ///< row-major: share of observers that see the cell
    /// The share of the observers that see the cell without cover.
    std::vector<float> open;
    int unsureCells = 0;    ///< cells with an undecided view
    bool complete = false;  ///< false: stopped early

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    /// The share of the cells that some observer sees, or sees without cover. Only cells with their
    /// centre in these polygons count; without polygons all cells count.
    double seenShare(const geometry::Territory& within = {}) const;
    double openShare(const geometry::Territory& within = {}) const;
    /// At a point of the table.
    double exposedAt(geometry::Vec2 at) const;
    double openAt(geometry::Vec2 at) const;
};

struct SeenSettings {
    double cell = 2.0;    ///< inches along the side of a cell
    double apart = 4.0;   ///< inches between the observers in the territory
    double height = 0.0;  ///< height of the imagined silhouette; 0: the small trooper silhouette
    std::stop_token stop{};
};

/// The observers are troopers on small bases at the territory's legal places.
VisibilityFrom seenFrom(const geometry::Battlefield& field, const geometry::Territory& territory,
                        const SeenSettings& settings = {});

/// The strip along a long edge that most maps give to a player: 9 inches, a quarter of the depth.
geometry::Territory usualTerritory(geometry::TableSize table, bool near);

}  // namespace sightline::engine
