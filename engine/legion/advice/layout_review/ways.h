/// Shortest paths over the ground grid (Dijkstra): distance of every cell from the starts.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/layout_review/ground.h"

namespace sightline::engine {

/// Lengths are costs in inches: difficult terrain costs more by the factor of the slower tool, and
/// a climb costs the inches that its slower tool loses.
struct Ways {
    static constexpr float none = 1e9F;
    std::vector<float> inches;  ///< for every cell; `none` if no way exists
    std::vector<int> from;      ///< previous cell on the way; -1 at a start

    bool leadsTo(std::size_t cell) const { return inches[cell] < none; }
    /// The cells of the way, from its start; empty if there is none.
    std::vector<std::size_t> to(std::size_t cell) const;
};

/// The start of a way, and the length before it.
struct WayStart {
    std::size_t cell = 0;
    double inches = 0.0;
};
/// The first cells of a base that enters from these parts of the table's edge; its way begins at
/// the edge.
std::vector<WayStart> startsAlong(const Ground& ground, const Traveler& goer,
                                  const geometry::Battlefield& field,
                                  const std::vector<geometry::PlanSegment>& edges);

/// Shortest ways over neighbouring cells in sixteen directions. On open ground they are longer than
/// the true ways by less than a fortieth. A step changes the height by at most `Traveler::step`, or
/// with a climb by `Traveler::climb`.
Ways waysFrom(const Ground& ground, const Traveler& goer, const geometry::Dimensions& dimensions,
              const std::vector<WayStart>& starts);

}  // namespace sightline::engine
