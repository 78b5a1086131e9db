/// The sheet that settles a dispute, as a value: words, numbers, and two drawings in inches. A
/// window or a writer of files paints it.
#pragma once
#include <string>
#include <vector>

#include "engine/disputes/settle.h"

namespace sightline::engine {

/// What a mark stands for; whoever paints gives it a colour.
enum class Ink { terrain, blocker, base, silhouette, witness, dimension };

/// A filled outline. Corners run round it, the last one joins the first.
struct DrawnShape {
    Ink ink = Ink::terrain;
    geometry::Polygon corners;
    std::string label;  ///< empty where nothing is written
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
struct Drawing {
    geometry::Vec2 low{}, high{};    ///< what is to be seen of it
    std::vector<DrawnShape> shapes;  ///< from the lowest to what is drawn over it
    std::vector<DrawnLine> lines;
    std::vector<DimensionLine> dimensions;
};

struct DisputeSheet {
    /// Who asks about what, in the words of whoever shows it; `sheetOf` leaves it empty.
    std::string asked;
    std::string verdict;               ///< in one line
    std::vector<std::string> numbers;  ///< "margin 0.04 in"
    std::vector<std::string> doubts;   ///< what flips the verdict, or what was shown or tried
    std::string page;                  ///< "p. 30, Line of Sight"
    std::string rule;                  ///< what it says, in our words
    /// From above, in the table's own x and y.
    Drawing plan;
    /// From the side: the upright plane through both bases' centres (of a single miniature the way
    /// it moves or faces), x along it from the first one, y above the mat. Models are cut into
    /// lines, other shapes into filled outlines; the witness is projected on to it.
    Drawing side;
};

/// The sheet of a dispute and the answer that `settle` gave.
DisputeSheet sheetOf(const Dispute& dispute, const DisputeAnswer& answer);

}  // namespace sightline::engine
