/// Decides one pair of cells of two silhouettes: either every line between the cells is stopped, or
/// a line sees.
#pragma once
#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_cells.h"
#include "geometry/sight/private/sight_pair.h"

namespace sightline::geometry {

/// Checks many pairs in sequence. It has its own copy of the corridor.
class Study {
  public:
    /// The work that the proof has done so far.
    struct ProofEffort {
        int pairs = 0, slides = 0;
        bool quick = false;  ///< the caller needs the result quickly
    };
    struct Finding {
        /// Reason of the failed proof; empty: every line is stopped.
        std::optional<PairProof::Failure> failure;
        std::optional<Segment> witness;  ///< a line with enough room
        /// A clear line has more room than the distance by which rims are moved.
        bool hopeless = false;
        int slides = 0;  ///< number of slides for this pair
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
    /// True if one of the cells is inside a solid. Then every line between the cells ends in the
    /// solid.
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
