/// Ways over the ground: how far every place is from where somebody starts.
#pragma once
#include <optional>
#include <vector>

#include "engine/tables/ground.h"

namespace sightline::engine {

/// Lengths count what they cost: an inch of difficult terrain as much of a move as the slower tool
/// takes of it, a climb what its slower tool loses.
struct Ways {
    static constexpr float none = 1e9F;
    std::vector<float> inches;  ///< for every cell of the ground; `none` where no way leads
    std::vector<int> from;      ///< the cell before it on its way; -1 at a start

    bool leadsTo(std::size_t cell) const { return inches[cell] < none; }
    /// The cells of the way, from the start on; empty where none leads.
    std::vector<std::size_t> to(std::size_t cell) const;
};

/// Where a way begins, and how many inches it has come already.
struct WayStart {
    std::size_t cell = 0;
    double inches = 0.0;
};
/// Cells where a base that comes from these portions of the table's edge lies first; its way begins
/// at the edge.
std::vector<WayStart> startsAlong(const Ground& ground, const Goer& goer,
                                  const geometry::Battlefield& field,
                                  const std::vector<geometry::PlanSegment>& edges);

/// The shortest ways over neighbouring cells in sixteen directions: longer than the true ones by
/// less than a fortieth where nothing is in the way. A step leads up or down by at most
/// `Goer::step`, or by `Goer::climb`.
Ways waysFrom(const Ground& ground, const Goer& goer, const geometry::Dimensions& dimensions,
              const std::vector<WayStart>& starts);

}  // namespace sightline::engine
