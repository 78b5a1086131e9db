/// Proof that every segment between two convex cells is stopped. Patches cover each other's rims.
/// README.md explains the idea with figures.
#pragma once
#include "geometry/sight/private/sight_patch.h"

namespace sightline::geometry {

/// The proof of one pair. The object can be reused for many pairs in sequence.
class PairProof {
  public:
    using Hits = std::vector<Corridor::Hit>;

    PairProof(const Corridor& corridor, double room);

    /// The reason why a pair could not be proved. Both members are empty if no first patch could be
    /// grown.
    struct Failure {
        std::optional<Rim> uncovered;  ///< a rim that lines may pass
        /// The rim of the first patch that is nearest to the sample line.
        std::optional<Rim> middle;
    };
    /// Tries the proof. `sample` joins the hulls of the corners and crosses `hits`. At most
    /// `mostFirst` of the hits start a first patch. The result is empty if every segment is
    /// stopped.
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
