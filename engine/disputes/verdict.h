/// How one situation of a dispute is ruled.
#pragma once
#include <optional>

#include "engine/disputes/unsure.h"
#include "geometry/range/range.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

struct RuledSituation {
    DisputeVerdict verdict{};
    /// Inches to the flip where the question has such a number: the margin of a line of sight
    /// (negative when blocked, none when over 1 away), the least that a range or a height would
    /// have to change to lie in another band.
    std::optional<double> margin;
};

/// Without `withMargin` a line of sight is asked for its verdict alone, which is several times as
/// fast.
RuledSituation ruled(const Dispute& dispute, const Situation& situation, bool withMargin);

/// What the rulings are read from, for words and drawings.
geometry::Sight sightIn(const Dispute& dispute, const Situation& situation, bool withMargin);
geometry::Range rangeIn(const Dispute& dispute, const Situation& situation);
/// Above the table's mat, or above `heightFrom` at a point.
double heightIn(const Dispute& dispute, const Situation& situation);
geometry::Placement placeIn(const Dispute& dispute, const Situation& situation);
geometry::MoveVerdict moveIn(const Dispute& dispute, const Situation& situation);

}  // namespace sightline::engine
