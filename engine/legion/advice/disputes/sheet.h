/// The sheet of a settled dispute, as a value: text, numbers, and two drawings in inches. A window
/// or a file writer draws the sheet.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/advice/disputes/settle.h"

namespace sightline::engine {

/// The meaning of a drawn object. The renderer chooses the colour. The first miniature is the one
/// that sees, measures, stands or moves; the other miniature has colours of its own.
enum class Ink {
    terrain,
    blocker,
    base,
    silhouette,
    otherBase,
    otherSilhouette,
    witness,
    tried,  ///< the best try of a blocked line, and the place at which it is stopped
    dimension
};

/// A filled outline. Its corners are in order; the last corner is connected to the first.
struct DrawnShape {
    Ink ink = Ink::terrain;
    geometry::Polygon corners;
    std::string label;          ///< text beside the shape; empty: no text
    geometry::PieceId piece{};  ///< the drawn terrain piece; empty: a miniature
};
struct DrawnLine {
    Ink ink = Ink::witness;
    geometry::Vec2 from{}, to{};
};
/// A measured line with its length.
struct DimensionLine {
    geometry::Vec2 from{}, to{};
    std::string text;  ///< length as text, such as "5.90 in"
};

/// A drawing in inches. x points to the right, y points up.
struct SheetDrawing {
    geometry::Vec2 low{}, high{};    ///< corners of the visible part of the drawing
    std::vector<DrawnShape> shapes;  ///< shapes in painting order, from bottom to top
    std::vector<DrawnLine> lines;
    std::vector<DimensionLine> dimensions;
};

struct DisputeSheet {
    /// The question in the caller's words. `sheetOf` leaves this empty.
    std::string asked;
    std::string verdict;               ///< the verdict in one line
    std::vector<std::string> numbers;  ///< numbers of the ruling, such as "margin 0.04 in"
    std::vector<std::string> doubts;   ///< the values at which the verdict changes; without such
                                       ///< values, the proof or the number of sample points
    std::string page;     ///< page and heading of the rule, such as "p. 30, Line of Sight"
    std::string rule;     ///< our paraphrase of the cited rule
    Citation citation{};  ///< the cited rule
    /// The pieces that block, obscure or forbid. For a height, the measured piece.
    std::vector<geometry::PieceId> blockers;
    /// The reasons why a place or a move is not legal.
    std::vector<Message> objections;
    /// The reasons of the verdict in the caller's words. `sheetOf` leaves this empty.
    std::vector<std::string> reasons;
    /// The plan: a view from above, with the x and y of the table.
    SheetDrawing plan;
    /// Side view: the vertical plane through the centres of both bases. For a single miniature, the
    /// plane follows its move or its facing. x runs along the plane from the first base; y is the
    /// height above the mat. The section of a model is drawn as lines, the section of another shape
    /// as a filled outline. The witness line is projected onto the plane.
    SheetDrawing side;
};

/// Makes the sheet for a dispute from its answer by `settle`.
DisputeSheet sheetOf(const Dispute& dispute, const DisputeAnswer& answer);

}  // namespace sightline::engine
