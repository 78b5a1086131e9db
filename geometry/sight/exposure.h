/// Exposure map: a grid over the whole table that counts the eyes that see a miniature in each
/// cell. A cell is hidden only after a proof. A cell without a line and without a proof is unsure.
/// Source: Core Rulebook p. 30-33.
#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/range/territory.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

/// Number of pairs of parts for a map and while dragging: enough for most hidden cells.
inline constexpr int mapProof = 4;

struct ExposureSettings {
    double cell = 1.0;    ///< inches along a side; at least 0.1
    BaseSize base{};      ///< base of the imagined miniature; the small base if empty
    double height = 0.0;  ///< height of its silhouette; the small trooper silhouette if 0
    /// Only whether at least one eye sees: counts are 0 or 1. Much faster with many eyes.
    bool any = false;
    /// Ignored and additional solids. `proof` applies to each view that the aimed lines do not
    /// find.
    SightSettings sight{{}, {}, mapProof, false};
    /// Additional solids that obscure, completely or in part, and do not block LOS.
    std::span<const Silhouette> obscuring{};
    std::stop_token stop{};  ///< after a stop request the map is incomplete
};

/// Cell (column, row) covers cell inches from (column * cell, row * cell), clipped to the table.
struct ExposureMap {
    struct Cell {
        std::uint16_t seenBy = 0;  ///< number of eyes that see a miniature in the cell
        std::uint16_t openTo = 0;  ///< number of eyes in `seenBy` with an unobscured view
        std::uint16_t unsure = 0;  ///< number of the other eyes with a contested view
    };
    double cell = 1.0;
    int columns = 0, rows = 0;
    int eyes = 0;      ///< number of eyes of the query
    bool any = false;  ///< counts are 0 or 1: at least one eye; unsure: perhaps one
    bool complete = false;
    std::vector<Cell> cells;  ///< row by row

    const Cell& at(int column, int row) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// The imagined miniature of a cell, on the highest surface under its base.
Mini exposedIn(const Battlefield& field, int column, int row, const ExposureSettings& settings);

/// Legal places of the miniature completely within the territory: the middles of squares with sides
/// of `apart` inches, on the highest surface, legal by `judgePlacement` on an empty table. Places
/// between the middles are not checked.
std::vector<Mini> placesWithin(const Battlefield& field, const Territory& territory, double apart,
                               const ExposureSettings& settings = {});

/// Exposure to every eye (a miniature that looks). Eyes beyond 65,535 are not counted.
ExposureMap exposureOf(const Battlefield& field, std::span<const Mini> eyes,
                       const ExposureSettings& settings = {});

/// The number of cells that are unsure.
int unsureCells(const ExposureMap& map);
/// The same map with its unsure cells evaluated again, with the proof of `settings`. Pass the other
/// settings, the eyes and the field that the map was made with. After a stop the map is incomplete;
/// its finished cells are still right.
ExposureMap settled(const Battlefield& field, std::span<const Mini> eyes, ExposureMap map,
                    const ExposureSettings& settings);

}  // namespace sightline::geometry
