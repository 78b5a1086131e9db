/// The two drawings on the sheet of a dispute: the plan and the side view.
#pragma once
#include "engine/legion/advice/disputes/sheet.h"
#include "geometry/sight/best_try.h"

namespace sightline::engine {

/// The objects that both drawings show, computed once for the plan and the side view.
struct DrawnScene {
    std::vector<geometry::PieceSpec> pieces;
    geometry::Battlefield field;
    /// The miniature `Dispute::from`, then the target or the end of a move.
    std::vector<geometry::Mini> minis;
    std::optional<geometry::Segment> witness;
    std::optional<geometry::BestTry> tried{};  ///< the best try of a blocked line of sight
    std::vector<geometry::PieceId> blockers;   ///< pieces that block or obscure the line of sight
    std::optional<geometry::PlanSegment> measured{};  ///< the measured line of a range
    geometry::Vec2 along{1.0, 0.0};                   ///< direction of the vertical plane in the
                                                      ///< side view
    std::vector<Message> objections{};                ///< why the place or the move is not legal
    bool moves = false;  ///< true: the second miniature is the end of the first one's move
};

/// The objects to draw for a dispute. No value if the dispute has a fault.
std::optional<DrawnScene> drawnScene(const Dispute& dispute);

SheetDrawing planOf(const DrawnScene& scene);
SheetDrawing sideOf(const DrawnScene& scene);

/// Adds the best try to a drawing: its line, and a cross at the point at which it is stopped. The
/// points are those of the drawing.
void addTry(SheetDrawing& drawing, geometry::Vec2 from, geometry::Vec2 to, geometry::Vec2 stopped);

/// A length as text, such as "5.90 in".
std::string writtenInches(double length);

}  // namespace sightline::engine
