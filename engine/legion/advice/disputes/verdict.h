/// The ruling of one situation of a dispute.
#pragma once
#include <optional>

#include "engine/legion/advice/disputes/unsure.h"
#include "geometry/range/range.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

struct RuledSituation {
    DisputeVerdict verdict{};
    /// Inches to the flip, if the question has such a number. Line of sight: its margin (negative
    /// if blocked, none beyond 1). Range or height: the least change that leads to another band.
    std::optional<double> margin;
};

/// Without `withMargin` a line of sight returns only its verdict, which is several times faster.
RuledSituation ruled(const Dispute& dispute, const Situation& situation, bool withMargin);

/// The full results behind a ruling, for texts and drawings.
geometry::Sight sightIn(const Dispute& dispute, const Situation& situation, bool withMargin);
geometry::Range rangeIn(const Dispute& dispute, const Situation& situation);
/// Height above the table's mat, or above `heightFrom` at a point.
double heightIn(const Dispute& dispute, const Situation& situation);
geometry::Placement placeIn(const Dispute& dispute, const Situation& situation);
geometry::MoveVerdict moveIn(const Dispute& dispute, const Situation& situation);

}  // namespace sightline::engine
