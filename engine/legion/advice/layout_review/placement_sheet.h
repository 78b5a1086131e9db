/// A sheet for building a layout on a real table: a plan to scale with numbered pieces, and tape
/// measurements for each piece. It is a plain value; the window prints it.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "engine/legion/advice/layout_review/laid_table.h"

namespace sightline::engine {

/// A corner of the table, as seen from the near long edge.
enum class TableCorner { nearLeft, nearRight, farLeft, farRight };

/// A point of a piece with its distances from the nearest corner of the table, in inches.
struct MeasuredPoint {
    geometry::Vec2 at{};  ///< position of the point on the table
    TableCorner from{};
    double along = 0.0;     ///< distance along the long edge
    double across = 0.0;    ///< distance along the short edge
    double straight = 0.0;  ///< direct distance from the corner
};

struct SheetPiece {
    int number = 0;  ///< number of the piece, from 1, in the order of the layout
    geometry::PieceId id;
    std::string name;
    geometry::Facts facts{};
    double height = 0.0;        ///< height of the piece in inches
    geometry::Polygon outline;  ///< outline on the page, in millimetres from the upper left corner
    geometry::Vec2 label{};     ///< position of the number on the page
    std::array<MeasuredPoint, 2> ends;  ///< the two points of the footprint that are farthest apart
};

/// A page in millimetres, in its reading orientation. Nothing is printed in the margins.
struct Page {
    double width = 0.0, height = 0.0, margin = 12.0;
};
inline constexpr Page a4Page{297.0, 210.0}, letterPage{279.4, 215.9};

struct PlacementSheet {
    geometry::TableSize table{};
    double millimetresPerInch = 0.0;       ///< the scale of the plan
    geometry::Vec2 planLow{}, planHigh{};  ///< corners of the table on the page; the near edge is
                                           ///< at the bottom
    std::vector<SheetPiece> pieces;
};

/// Makes the sheet of a table. The plan has the full width of the page, but at least a quarter of
/// the page's height is reserved for the list of pieces.
PlacementSheet placementSheet(const LaidTable& table, const Page& page = a4Page);

inline constexpr double centimetresPerInch = 2.54;
/// The length in inches and centimetres, rounded to a tenth: "12.5 in (31.8 cm)".
std::string inInchesAndCentimetres(double inches);

}  // namespace sightline::engine
