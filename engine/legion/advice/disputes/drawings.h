/// The two drawings of a dispute's sheet, plan and side view.
#pragma once
#include "engine/legion/advice/disputes/sheet.h"

namespace sightline::engine {

/// The scene that both drawings show, computed once.
struct DrawnScene {
    std::vector<geometry::PieceSpec> pieces;
    geometry::Battlefield field;
    std::vector<geometry::Mini>
        minis;  ///< first: the miniature that asks; second: the target, or the end of a move
    std::optional<geometry::Segment> witness;
    std::vector<geometry::PieceId> blockers;          ///< pieces that block or obscure
    std::optional<geometry::PlanSegment> measured{};  ///< the measured line of a range
    geometry::Vec2 along{1.0, 0.0};                   ///< direction of the side view
};

/// None if the dispute has a fault.
std::optional<DrawnScene> drawnScene(const Dispute& dispute);

SheetDrawing planOf(const DrawnScene& scene);
SheetDrawing sideOf(const DrawnScene& scene);

/// "5.90 in".
std::string writtenInches(double length);

}  // namespace sightline::engine
