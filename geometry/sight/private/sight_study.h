/// Checks one pair of cells of two silhouettes: are all lines between them stopped, or is one of
/// them clear?
#pragma once
#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_cells.h"
#include "geometry/sight/private/sight_pair.h"

namespace sightline::geometry {

/// Checks pairs of cells, one after the other. A study has its own copy of the corridor.
class Study {
  public:
    /// The work that the whole proof has done so far.
    struct ProofEffort {
        int pairs = 0, slides = 0;
        bool quick = false;  ///< true if the caller needs the result quickly
    };
    struct Finding {
        /// Why there is no proof for the pair of cells. Empty: every line between them is stopped.
        std::optional<PairProof::Failure> failure;
        std::optional<Segment> witness;  ///< a line with enough clearance, if one was found
        /// True if no proof is possible: a clear line has more clearance than the length by which
        /// the rims of patches are moved.
        bool hopeless = false;
        int slides = 0;  ///< number of lines that were moved sideways for the checked pair of cells
    };

    Study(const Corridor& corridor, const LineSource& lines, double room)
        : corridor_(corridor), lines_(lines), room_(room), pair_(corridor_, room) {}
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;

    Finding look(const Cell& from, const Cell& to, const ProofEffort& spent);

  private:
    std::optional<PairProof::Failure> fails(const Cell& from, const Cell& to);
    std::optional<PairProof::Failure> failsBetween(std::span<const Vec3> from,
                                                   std::span<const Vec3> to, const Segment& sample);
    /// True if one of the cells is inside a solid. Every line between the cells then has an end in
    /// the solid.
    bool isHeld(const Cell& from, const Cell& to) const;
    void tryPast(const Rim& rim, const Segment& sample);
    void tryLine(const Segment& line);

    Corridor corridor_;
    const LineSource& lines_;
    double room_;
    PairProof pair_;
    std::vector<Corridor::Hit> hits_;
    ProofEffort spent_;
    Finding finding_;
};

}  // namespace sightline::geometry
