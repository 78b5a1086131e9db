/// The two drawings of a dispute's sheet.
#pragma once
#include "engine/disputes/sheet.h"

namespace sightline::engine {

/// What both drawings show, worked out once.
struct DrawnScene {
    std::vector<geometry::PieceSpec> pieces;
    geometry::Battlefield field;
    std::vector<geometry::Mini>
        minis;  ///< the first one asks; of a move the second is where it ends
    std::optional<geometry::Segment> witness;
    std::vector<geometry::PieceId> blockers;          ///< or what obscures
    std::optional<geometry::PlanSegment> measured{};  ///< the line of a range
    geometry::Vec2 along{1.0, 0.0};                   ///< direction of the side view
};

/// None when the dispute has a fault.
std::optional<DrawnScene> drawnScene(const Dispute& dispute);

Drawing planOf(const DrawnScene& scene);
Drawing sideOf(const DrawnScene& scene);

/// "5.90 in".
std::string writtenInches(double length);

}  // namespace sightline::engine
