/// Exposure: what can be seen from some places, over the whole table: a grid in whose every cell a
/// miniature is imagined. Nothing is hidden by guess: a cell that no line was found to is proved to
/// be hidden, or it is one that nobody is sure of. Source: Core Rulebook p. 30-33.
#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/range/territory.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

/// Pairs of parts for a map, and for what is dragged: most hidden cells need no more.
inline constexpr int mapProof = 4;

struct ExposureSettings {
    double cell = 1.0;    ///< inches along a side; at least 0.1
    BaseSize base{};      ///< of the imagined miniature; the small base when left empty
    double height = 0.0;  ///< of its silhouette; the small trooper silhouette when left 0
    /// Is there any eye at all? Counts are then 0 or 1, which takes far less time with many eyes.
    bool any = false;
    /// What is looked past or added; `proof` for every view that aimed lines do not find.
    SightSettings sight{{}, {}, mapProof, false};
    /// Further solids that obscure, completely or in part, and block no LOS.
    std::span<const Silhouette> obscuring{};
    std::stop_token stop{};  ///< asked to stop: the map comes back incomplete
};

/// Cell (column, row) covers cell inches from (column * cell, row * cell), clipped to the table.
struct ExposureMap {
    struct Cell {
        std::uint16_t seenBy = 0;  ///< how many of the eyes see a miniature there
        std::uint16_t openTo = 0;  ///< and how many of those see it without anything obscuring it
        std::uint16_t unsure = 0;  ///< and how many of the others are contested
    };
    double cell = 1.0;
    int columns = 0, rows = 0;
    int eyes = 0;  ///< that were asked
    bool any =
        false;  ///< cells say 0 or 1: whether there is an eye at all; unsure when there may be
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

/// Cells that the map is not sure of.
int unsureCells(const ExposureMap& map);
/// The same map with those cells asked again, with the proof that the settings give. The other
/// settings, the eyes and the field are those that the map was made with. Comes back incomplete
/// when it is stopped; what it says is right all the same.
ExposureMap settled(const Battlefield& field, std::span<const Mini> eyes, ExposureMap map,
                    const ExposureSettings& settings);

}  // namespace sightline::geometry
