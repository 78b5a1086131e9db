/// Shortest paths over the grid of the ground (Dijkstra's algorithm): the distance of every cell
/// from the cells at which the ways start.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/layout_review/ground.h"

namespace sightline::engine {

/// The cheapest ways to all cells of the grid. A cost is a length in inches of movement at speed 2.
/// In difficult terrain, the unit moves at speed 1: the length is multiplied by the length of the
/// speed 2 tool and divided by the length of the speed 1 tool. A climb adds the difference between
/// the lengths of these two tools.
struct Ways {
    static constexpr float none = 1e9F;
    /// Cost of the way to each cell; `none` if no way leads to the cell.
    std::vector<float> inches;
    std::vector<int> from;  ///< previous cell on the way to each cell; -1 for a start

    bool leadsTo(std::size_t cell) const { return inches[cell] < none; }
    /// The cells of the shortest way to `cell`, from its start. Empty if there is no way.
    std::vector<std::size_t> to(std::size_t cell) const;
};

/// A cell at which ways start, and the length of the way before this cell.
struct WayStart {
    std::size_t cell = 0;
    double inches = 0.0;
};
/// The cells at which a base can enter the table over the given parts of the table's edge. The way
/// to each of these cells begins at the edge.
std::vector<WayStart> startsAlong(const Ground& ground, const Traveler& goer,
                                  const geometry::Battlefield& field,
                                  const std::vector<geometry::PlanSegment>& edges);

/// The shortest ways over neighbouring cells in sixteen directions. On open ground, the length of a
/// way exceeds the straight distance by less than a fortieth. In one step, the height may change by
/// at most `Traveler::step`, or with a climb by `Traveler::climb`.
Ways waysFrom(const Ground& ground, const Traveler& goer, const geometry::Dimensions& dimensions,
              const std::vector<WayStart>& starts);

}  // namespace sightline::engine
