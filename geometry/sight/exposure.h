/// Exposure map: a grid over the whole table. For each cell, it counts the eyes (viewing
/// miniatures) that see an imagined miniature in the cell. A hidden cell has a proof that no eye
/// sees it. A cell without a clear line and without a proof is unsure. Source: Core Rulebook p.
/// 30-33.
#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/range/territory.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

/// Work limit of a sight proof for exposure maps, and while the player drags something: number of
/// pairs of silhouette parts. It is enough for most hidden cells.
inline constexpr int mapProof = 4;

struct ExposureSettings {
    double cell = 1.0;  ///< side of a cell, inches; at least 0.1
    BaseSize base{};    ///< base of the imagined miniature; if empty, the small base
    /// Height of the imagined miniature's silhouette; 0: the small trooper silhouette.
    double height = 0.0;
    /// If true, the map only tells whether any eye sees the cell, so all counts are 0 or 1. This is
    /// much faster with many eyes.
    bool any = false;
    /// Settings of the lines of sight. `proof` is the work limit for each eye for which the first
    /// test lines do not find a clear line.
    SightSettings sight{{}, {}, mapProof, false};
    /// Additional solids that obscure a miniature but do not block LOS.
    std::span<const Silhouette> obscuring{};
    std::stop_token stop{};  ///< after a stop request, the map is incomplete
};

/// An exposure map. Cell (column, row) covers `cell` inches in x and y from (column * cell, row *
/// cell). The table's edge clips it.
struct ExposureMap {
    struct Cell {
        std::uint16_t seenBy = 0;  ///< number of eyes that see a miniature in the cell
        std::uint16_t openTo = 0;  ///< number of eyes in `seenBy` whose view is not obscured
        /// Number of eyes that perhaps see a miniature in the cell: the verdict is contested
        /// (undecided).
        std::uint16_t unsure = 0;
    };
    double cell = 1.0;
    int columns = 0, rows = 0;
    int eyes = 0;      ///< number of eyes in the query
    bool any = false;  ///< true if all counts are 0 or 1, and 1 stands for one or more eyes
    bool complete = false;
    std::vector<Cell> cells;  ///< cells of the map, row by row

    const Cell& at(int column, int row) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// The imagined miniature in a cell. It stands on the highest surface under its base.
Mini exposedIn(const Battlefield& field, int column, int row, const ExposureSettings& settings);

/// Legal places of the imagined miniature that are completely within the territory. The function
/// tests the middles of squares with sides of `apart` inches, on the highest surface. Other
/// miniatures have no effect (`judgePlacement` gets none).
std::vector<Mini> placesWithin(const Battlefield& field, const Territory& territory, double apart,
                               const ExposureSettings& settings = {});

/// Computes the exposure map for the given eyes. At most 65,535 eyes are counted.
ExposureMap exposureOf(const Battlefield& field, std::span<const Mini> eyes,
                       const ExposureSettings& settings = {});

/// The number of unsure cells in the map.
int unsureCells(const ExposureMap& map);
/// Computes the unsure cells of a map again, with the work limit `proof` of `settings`. The field,
/// the eyes and the other settings must be those of the map. After a stop request the map is
/// incomplete, but its finished cells are correct.
ExposureMap settled(const Battlefield& field, std::span<const Mini> eyes, ExposureMap map,
                    const ExposureSettings& settings);

}  // namespace sightline::geometry
