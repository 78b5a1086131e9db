/// Exposure map: a grid over the whole table. For each cell it counts the eyes (viewing miniatures)
/// that see a miniature there. A hidden cell has a proof. A cell with no clear line and no proof is
/// unsure. Source: Core Rulebook p. 30-33.
#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/range/territory.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

/// Number of pairs of parts that a proof may check for a map and during a drag. It is enough for
/// most hidden cells.
inline constexpr int mapProof = 4;

struct ExposureSettings {
    double cell = 1.0;    ///< side of a cell, inches; at least 0.1
    BaseSize base{};      ///< base of the imagined miniature; empty: the small base
    double height = 0.0;  ///< height of the silhouette; 0: the small trooper silhouette
    /// If true, the map only records whether at least one eye sees the cell, so all counts are 0 or
    /// 1. Much faster with many eyes.
    bool any = false;
    /// Ignored and additional solids. `proof` is the budget for each view in which the aimed lines
    /// find no clear line.
    SightSettings sight{{}, {}, mapProof, false};
    /// Additional solids that obscure, completely or in part, but do not block LOS.
    std::span<const Silhouette> obscuring{};
    std::stop_token stop{};  ///< after a stop request, the map is incomplete
};

/// The map. Cell (column, row) covers `cell` inches in x and y from (column * cell, row * cell),
/// clipped to the table.
struct ExposureMap {
    struct Cell {
        std::uint16_t seenBy = 0;  ///< number of eyes that see a miniature in the cell
        std::uint16_t openTo = 0;  ///< number of eyes in `seenBy` whose view is not obscured
        std::uint16_t unsure = 0;  ///< number of the other eyes whose view is contested
    };
    double cell = 1.0;
    int columns = 0, rows = 0;
    int eyes = 0;      ///< number of eyes of the query
    bool any = false;  ///< counts are 0 or 1: `seenBy` means at least one eye, `unsure` means
                       ///< perhaps one eye
    bool complete = false;
    std::vector<Cell> cells;  ///< stored row by row

    const Cell& at(int column, int row) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// The imagined miniature in a cell, on the highest surface under its base.
Mini exposedIn(const Battlefield& field, int column, int row, const ExposureSettings& settings);

/// Places of the miniature that are legal and completely within the territory. The candidates are
/// the middles of squares with sides of `apart` inches, on the highest surface. `judgePlacement`
/// checks them on a table without other miniatures. Places between the middles are not tested.
std::vector<Mini> placesWithin(const Battlefield& field, const Territory& territory, double apart,
                               const ExposureSettings& settings = {});

/// The exposure to all eyes. Eyes beyond 65,535 are not counted.
ExposureMap exposureOf(const Battlefield& field, std::span<const Mini> eyes,
                       const ExposureSettings& settings = {});

/// The number of unsure cells.
int unsureCells(const ExposureMap& map);
/// The map after another evaluation of its unsure cells, with the `proof` of `settings`. The other
/// settings, the eyes and the field must be those of the map. After a stop request the map is
/// incomplete, but its finished cells are right.
ExposureMap settled(const Battlefield& field, std::span<const Mini> eyes, ExposureMap map,
                    const ExposureSettings& settings);

}  // namespace sightline::geometry
