/// A measurement on the table: range, line of sight and obscurity between two ends of a ruler.
#pragma once
#include <optional>

#include "app/window/legion/tools/measure_ends.h"
#include "geometry/sight/best_try.h"
#include "geometry/sight/obscured.h"

namespace sightline::app {

struct Measurement {
    struct Sighting {
        geometry::Sight sight;
        geometry::Obscured obscured;
        /// Two miniatures that do not see each other: the line that comes closest.
        std::optional<geometry::BestTry> tried{};
    };
    MeasureEnd from{}, to{};
    geometry::Range range{};
    std::optional<Sighting> sighting{};  ///< empty: not computed yet, or an end is terrain
};

/// Measures the range. The sighting is empty.
Measurement measured(const engine::View& view, const MeasureEnd& from, const MeasureEnd& to);
/// True if both ends can stand on the table, so that there is a line of sight to compute.
bool hasSighting(const engine::View& view, const Measurement& measurement);
/// Computes line of sight and obscurity. It may run on another thread. If an end is a point, a
/// small trooper is assumed to stand there.
std::optional<Measurement::Sighting> sightingOf(const engine::View& view,
                                                const Measurement& measurement);
/// True if both ends are still on the table.
bool isOnTable(const engine::View& view, const Measurement& measurement);

}  // namespace sightline::app
