/// What the enemy's territory sees of a table, and where it is obscured for it.
/// Source: Core Rulebook p. 30-34.
#pragma once
#include <vector>

#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// Over the whole table, in cells: what a territory sees of a miniature imagined there.
struct SeenFrom {
    double cell = 2.0;  ///< inches
    int columns = 0, rows = 0;
    int eyes = 0;                ///< places of the territory that look
    std::vector<float> exposed;  ///< row by row: the share of the eyes that see it, 0 to 1
    /// And the share that sees it with nothing obscuring it: without cover.
    std::vector<float> open;
    int unsureCells = 0;    ///< where some view was not decided
    bool complete = false;  ///< false: stopped

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    /// Share of the cells that some eye sees / sees without cover, of those whose middle lies
    /// within these polygons; of all without any.
    double seenShare(const geometry::Territory& within = {}) const;
    double openShare(const geometry::Territory& within = {}) const;
    /// At a point of the table.
    double exposedAt(geometry::Vec2 at) const;
    double openAt(geometry::Vec2 at) const;
};

struct SeenSettings {
    double cell = 2.0;    ///< inches along the side of a cell
    double apart = 4.0;   ///< inches between the places of the territory that look
    double height = 0.0;  ///< of the silhouette that is imagined; 0: the small trooper silhouette
    std::stop_token stop{};
};

/// Troopers on small bases look from the territory's legal places.
SeenFrom seenFrom(const geometry::Battlefield& field, const geometry::Territory& territory,
                  const SeenSettings& settings = {});

/// The strip along a long edge that most maps give a player: 9 inches, a quarter of the depth.
geometry::Territory usualTerritory(geometry::TableSize table, bool near);

}  // namespace sightline::engine
