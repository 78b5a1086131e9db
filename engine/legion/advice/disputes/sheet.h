/// The sheet of a settled dispute as a value: words, numbers, and two drawings in inches. A window
/// or a file writer renders it.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/advice/disputes/settle.h"

namespace sightline::engine {

/// The meaning of a mark; the renderer chooses the colour.
enum class Ink { terrain, blocker, base, silhouette, witness, dimension };

/// A filled outline. Corners are in order around it; the last joins the first.
struct DrawnShape {
    Ink ink = Ink::terrain;
    geometry::Polygon corners;
    std::string label;  ///< empty: no text
};
struct DrawnLine {
    Ink ink = Ink::witness;
    geometry::Vec2 from{}, to{};
};
/// A measured line and its number.
struct DimensionLine {
    geometry::Vec2 from{}, to{};
    std::string text;  ///< "5.90 in"
};

/// x to the right, y up, in inches.
struct SheetDrawing {
    geometry::Vec2 low{}, high{};    ///< visible part of the drawing
    std::vector<DrawnShape> shapes;  ///< in painting order, from bottom to top
    std::vector<DrawnLine> lines;
    std::vector<DimensionLine> dimensions;
};

struct DisputeSheet {
    /// The question in the words of the caller; `sheetOf` leaves it empty.
    std::string asked;
    std::string verdict;               ///< in one line
    std::vector<std::string> numbers;  ///< "margin 0.04 in"
    std::vector<std::string> doubts;   ///< values that flip the verdict, or the proof, or the tries
    std::string page;                  ///< "p. 30, Line of Sight"
    std::string rule;                  ///< the rule of that page, in our words
    /// View from above, in the table's x and y.
    SheetDrawing plan;
    /// Side view: the vertical plane through the centres of both bases (for a single miniature
    /// along its move or facing). x runs along the plane from the first base, y is the height above
    /// the mat. Models are cut into lines, other shapes into filled outlines; the witness is
    /// projected onto the plane.
    SheetDrawing side;
};

/// The sheet for a dispute and its answer from `settle`.
DisputeSheet sheetOf(const Dispute& dispute, const DisputeAnswer& answer);

}  // namespace sightline::engine
