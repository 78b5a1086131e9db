/// The visibility map of a table: the cells that are visible from a territory, and the cells that
/// are obscured from it. Source: Core Rulebook p. 30-34.
#pragma once
#include <vector>

#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// For every cell of the table: how well an imagined miniature in the cell is visible from a
/// territory.
struct VisibilityFrom {
    double cell = 2.0;  ///< size of a cell in inches
    int columns = 0, rows = 0;
    int eyes = 0;                ///< number of observers in the territory
    std::vector<float> exposed;  ///< for each cell, in row-major order: the share of the observers
                                 ///< that see the cell
    /// For each cell, in row-major order: the share of the observers that see the cell without
    /// cover.
    std::vector<float> open;
    int unsureCells = 0;    ///< number of cells in which a line of sight is undecided
    bool complete = false;  ///< false: the computation was stopped early

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    /// The share of the cells that at least one observer sees. `openShare` counts only views
    /// without cover. Only cells with a centre in the polygons of `within` count; without polygons,
    /// all cells count.
    double seenShare(const geometry::Territory& within = {}) const;
    double openShare(const geometry::Territory& within = {}) const;
    /// The share of the observers that see the cell at the point `at`. `openAt` counts only views
    /// without cover.
    double exposedAt(geometry::Vec2 at) const;
    double openAt(geometry::Vec2 at) const;
};

struct SeenSettings {
    double cell = 2.0;    ///< size of a cell in inches
    double apart = 4.0;   ///< inches between neighbouring observers in the territory
    double height = 0.0;  ///< inches; height of the imagined silhouette; 0: height of the small
                          ///< trooper silhouette
    std::stop_token stop{};
};

/// Computes the visibility map. The observers are troopers on small bases at the legal places of
/// the territory.
VisibilityFrom seenFrom(const geometry::Battlefield& field, const geometry::Territory& territory,
                        const SeenSettings& settings = {});

/// The territory that most maps give to a player: a strip along a long edge. Its depth is a quarter
/// of the table's depth, for example 9 of 36 inches.
geometry::Territory usualTerritory(geometry::TableSize table, bool near);

}  // namespace sightline::engine
