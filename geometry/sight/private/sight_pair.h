/// Proof that every segment between two convex parts is stopped, by patches that cover each other's
/// rims. The idea is told with figures in README.md.
#pragma once
#include "geometry/sight/private/sight_patch.h"

namespace sightline::geometry {

/// Asked for many pairs, one after the other.
class PairProof {
  public:
    using Hits = std::vector<Corridor::Hit>;

    PairProof(const Corridor& corridor, double room);

    /// Why a pair could not be proved: both are none where not even a first patch could be grown.
    struct Failure {
        std::optional<Rim> uncovered;  ///< lines may pass here
        std::optional<Rim> middle;     ///< of the first patch, the rim nearest to the sample
    };
    /// `sample` joins the hulls of the corners and crosses `hits`; a first patch is grown from
    /// `mostFirst` of them at most. None when all is stopped.
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
    PatchDesk desk_;
    Hits rimHits_;
    std::vector<Vec3> rimCorners_;
    CellOnScreen rimSeen_;
};

}  // namespace sightline::geometry
