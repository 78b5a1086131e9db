/// One pair of parts of two silhouettes, looked at: is every line between them stopped, or does one
/// see?
#pragma once
#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_cells.h"
#include "geometry/sight/private/sight_pair.h"

namespace sightline::geometry {

/// Looks at many pairs, one after the other, on a corridor of its own.
class Study {
  public:
    /// What is known before: how many pairs and slides the proof has spent.
    struct Spent {
        int pairs = 0, slides = 0;
        bool quick = false;  ///< the proof is wanted at once
    };
    struct Finding {
        std::optional<PairProof::Failure> failure;  ///< none: every line is stopped
        std::optional<Segment> witness;             ///< a line with room
        bool hopeless = false;  ///< a clear line has more room than rims are moved by
        int slides = 0;         ///< that were spent on it
    };

    Study(const Corridor& corridor, const LineSource& lines, double room)
        : corridor_(corridor), lines_(lines), room_(room), pair_(corridor_, room) {}
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;

    Finding look(const Cell& from, const Cell& to, const Spent& spent);

  private:
    std::optional<PairProof::Failure> fails(const Cell& from, const Cell& to);
    std::optional<PairProof::Failure> failsBetween(std::span<const Vec3> from,
                                                   std::span<const Vec3> to, const Segment& sample);
    /// One of the cells lies within a solid, so that every line between them does at its end.
    bool isHeld(const Cell& from, const Cell& to) const;
    void tryPast(const Rim& rim, const Segment& sample);
    void tryLine(const Segment& line);

    Corridor corridor_;
    const LineSource& lines_;
    double room_;
    PairProof pair_;
    std::vector<Corridor::Hit> hits_;
    Spent spent_;
    Finding finding_;
};

}  // namespace sightline::geometry
