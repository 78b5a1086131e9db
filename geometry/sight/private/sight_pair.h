/// Proof that blockers stop every segment between two convex cells (parts of the surfaces of two
/// silhouettes). The proof uses patches: connected parts of a blocker's surface. A rim is an edge
/// of the border of a patch; other patches must cover it. geometry/README.md explains the idea with
/// figures.
#pragma once
#include "geometry/sight/private/sight_patch.h"

namespace sightline::geometry {

/// Tries to prove that every segment between two cells is stopped. One object does this for many
/// pairs of cells, one after the other.
class PairProof {
  public:
    using Hits = std::vector<Corridor::Hit>;

    PairProof(const Corridor& corridor, double room);

    /// Explains why there is no proof for a pair of cells. Both members are empty if no crossed
    /// face gave a usable first patch.
    struct Failure {
        std::optional<Rim> uncovered;  ///< a rim that no patch covers, so lines may pass it
        /// The rim of the first patch that is nearest to the sample line.
        std::optional<Rim> middle;
    };
    /// Tries to prove that every segment between two cells (with the corners `from` and `to`) is
    /// stopped. Empty if the proof succeeds. `sample` joins the cells and crosses the faces `hits`.
    /// At most `mostFirst` of these faces start a first patch.
    std::optional<Failure> fails(std::span<const Vec3> from, std::span<const Vec3> to,
                                 const Segment& sample, const Hits& hits, std::size_t mostFirst);

  private:
    bool isKnown(int blocker, int face) const;
    std::optional<Failure> coverFrom(std::size_t first, const CellPair& pair);
    std::optional<Rim> uncovered(std::size_t owner, std::span<const Rim> rims, const CellPair& pair,
                                 std::vector<std::size_t>& chosen, int& left);
    std::optional<std::size_t> coverOf(std::size_t owner, std::span<const Rim> rims,
                                       const CellPair& pair);
    std::optional<std::size_t> coverOnOneSide(std::size_t owner, const CellPair& pair,
                                              const Segment& sample, bool beyond);

    const Corridor& corridor_;
    double room_;
    std::vector<Patch> patches_;
    PatchScratch desk_;
    Hits rimHits_;
    std::vector<Vec3> rimCorners_;
    CellOnScreen rimSeen_;
};

}  // namespace sightline::geometry
