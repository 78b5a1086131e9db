/// Exposure: what can be seen from some places, over the whole table: a grid in whose every cell a
/// miniature is imagined. Each cell says what the single queries `sees` and `isObscuredInSight`
/// say. Source: Core Rulebook p. 30-33.
#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/line_of_sight.h"
#include "geometry/territory.h"

namespace sightline::geometry {

struct ExposureSettings {
    double cell = 1.0;    ///< inches along a side; at least 0.1
    BaseSize base{};      ///< of the imagined miniature; the small base when left empty
    double height = 0.0;  ///< of its silhouette; the small trooper silhouette when left 0
    int threads = 2;
    /// Is there any eye at all? Counts are then 0 or 1, which takes far less time with many eyes.
    bool any = false;
    SightSettings sight{};   ///< `proof` and `margin` are not used
    std::stop_token stop{};  ///< asked to stop: the map comes back incomplete
};

/// Cell (column, row) covers cell inches from (column * cell, row * cell), clipped to the table.
struct ExposureMap {
    struct Cell {
        std::uint16_t seenBy = 0;  ///< how many of the eyes see a miniature there
        std::uint16_t openTo = 0;  ///< and how many of those see it without anything obscuring it
    };
    double cell = 1.0;
    int columns = 0, rows = 0;
    int eyes = 0;      ///< that were asked
    bool any = false;  ///< cells say 0 or 1: whether there is an eye at all
    bool complete = false;
    std::vector<Cell> cells;  ///< row by row

    const Cell& at(int column, int row) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// The miniature that is imagined in a cell: on the highest surface under its base.
Mini exposedIn(const Battlefield& field, int column, int row, const ExposureSettings& settings);

/// Where the miniature may stand completely within the territory: middles of squares with sides of
/// `apart` inches, resting on the highest surface, legal by `judgePlacement` on an empty table. A
/// place between them is not looked at.
std::vector<Mini> placesWithin(const Battlefield& field, const Territory& territory, double apart,
                               const ExposureSettings& settings = {});

/// From every eye (a miniature that looks). More than 65,535 eyes are not counted.
ExposureMap exposureOf(const Battlefield& field, std::span<const Mini> eyes,
                       const ExposureSettings& settings = {});

}  // namespace sightline::geometry
