/// A sheet by which somebody sets up a layout on a real table: a plan to scale, numbered pieces,
/// and where each lies by a tape measure. As a value; the window prints it.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "engine/tables/laid_table.h"

namespace sightline::engine {

/// A corner of the table, for who stands at its near long edge.
enum class TableCorner { nearLeft, nearRight, farLeft, farRight };

/// A point of a piece, measured from the corner of the table that it is closest to. Inches.
struct MeasuredPoint {
    geometry::Vec2 at{};  ///< on the table
    TableCorner from{};
    double along = 0.0;     ///< along the long edge
    double across = 0.0;    ///< along the short edge
    double straight = 0.0;  ///< with a tape from that corner
};

struct SheetPiece {
    int number = 0;  ///< from 1, in the order of the layout
    geometry::PieceId id;
    std::string name;
    geometry::Facts facts{};
    double height = 0.0;                ///< inches
    geometry::Polygon outline;          ///< on the page, millimetres from its upper left corner
    geometry::Vec2 label{};             ///< on the page: where the number goes
    std::array<MeasuredPoint, 2> ends;  ///< the two points of its footprint that lie farthest apart
};

/// A page in millimetres, as it is held; what is printed keeps clear of its margin.
struct Page {
    double width = 0.0, height = 0.0, margin = 12.0;
};
inline constexpr Page a4Page{297.0, 210.0}, letterPage{279.4, 215.9};

struct PlacementSheet {
    geometry::TableSize table{};
    double millimetresPerInch = 0.0;       ///< the scale of the plan
    geometry::Vec2 planLow{}, planHigh{};  ///< the table on the page; the near edge is below
    std::vector<SheetPiece> pieces;
};

/// The plan is as large as the page is wide, and leaves a quarter of its height to the list at
/// least.
PlacementSheet placementSheet(const LaidTable& table, const Page& page = a4Page);

inline constexpr double centimetresPerInch = 2.54;
/// "12.5 in (31.8 cm)": to a tenth of each.
std::string inInchesAndCentimetres(double inches);

}  // namespace sightline::engine
