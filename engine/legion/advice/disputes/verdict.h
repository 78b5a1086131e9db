/// Computes the ruling of one situation of a dispute.
#pragma once
#include <optional>

#include "engine/legion/advice/disputes/unsure.h"
#include "geometry/range/range.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

struct RuledSituation {
    DisputeVerdict verdict{};
    /// The margin of the verdict in inches, if the question has one. Line of sight: negative if the
    /// line is blocked; no value if the margin is above 1. Range or height: the smallest change
    /// that leads to another band.
    std::optional<double> margin;
};

/// Computes the verdict and its margin. Without `withMargin`, it omits the margin of a line of
/// sight and is several times faster.
RuledSituation ruled(const Dispute& dispute, const Situation& situation, bool withMargin);

/// The complete results of a ruling, used for texts and drawings.
geometry::Sight sightIn(const Dispute& dispute, const Situation& situation, bool withMargin);
geometry::Range rangeIn(const Dispute& dispute, const Situation& situation);
/// The measured height above the table's mat; for a point, the height above `heightFrom`.
double heightIn(const Dispute& dispute, const Situation& situation);
geometry::Placement placeIn(const Dispute& dispute, const Situation& situation);
geometry::MoveVerdict moveIn(const Dispute& dispute, const Situation& situation);

}  // namespace sightline::engine
