/// The two drawings on the sheet of a dispute: the plan and the side view.
#pragma once
#include "engine/legion/advice/disputes/sheet.h"

namespace sightline::engine {

/// The objects that both drawings show, computed once for the plan and the side view.
struct DrawnScene {
    std::vector<geometry::PieceSpec> pieces;
    geometry::Battlefield field;
    /// The miniature `Dispute::from`, then the target or the end of a move.
    std::vector<geometry::Mini> minis;
    std::optional<geometry::Segment> witness;
    std::vector<geometry::PieceId> blockers;  ///< pieces that block or obscure the line of sight
    std::optional<geometry::PlanSegment> measured{};  ///< the measured line of a range
    geometry::Vec2 along{1.0, 0.0};                   ///< direction of the vertical plane in the
                                                      ///< side view
};

/// The objects to draw for a dispute. No value if the dispute has a fault.
std::optional<DrawnScene> drawnScene(const Dispute& dispute);

SheetDrawing planOf(const DrawnScene& scene);
SheetDrawing sideOf(const DrawnScene& scene);

/// A length as text, such as "5.90 in".
std::string writtenInches(double length);

}  // namespace sightline::engine
