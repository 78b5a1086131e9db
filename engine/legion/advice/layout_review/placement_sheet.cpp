#include "engine/legion/advice/layout_review/placement_sheet.h"
#include "geometry/measure/plan_box.h"

#include <algorithm>
#include <cstdio>

namespace sightline::engine {
namespace {
using geometry::Vec2;

MeasuredPoint measuredFromCorner(Vec2 at, geometry::TableSize table) {
    const bool right = at.x > table.width / 2.0, far = at.y > table.depth / 2.0;
    const Vec2 corner(right ? table.width : 0.0, far ? table.depth : 0.0);
    MeasuredPoint point;
    point.at = at;
    point.from = far ? (right ? TableCorner::farRight : TableCorner::farLeft)
                     : (right ? TableCorner::nearRight : TableCorner::nearLeft);
    point.along = std::abs(at.x - corner.x);
    point.across = std::abs(at.y - corner.y);
    point.straight = glm::distance(at, corner);
    return point;
}

std::array<Vec2, 2> farthestApart(const geometry::Polygon& footprint) {
    std::array<Vec2, 2> ends{footprint.front(), footprint.front()};
    for (const Vec2 one : footprint)
        for (const Vec2 other : footprint)
            if (glm::distance(one, other) > glm::distance(ends[0], ends[1]) + geometry::sameLength)
                ends = {one, other};
    return ends;
}

}  // namespace

PlacementSheet placementSheet(const LaidTable& table, const Page& page) {
    constexpr double planShare = 0.75;  // largest share of the page's height for the plan
    PlacementSheet sheet;
    sheet.table = table.field.table();
    const double width = page.width - 2.0 * page.margin;
    const double height = (page.height - 2.0 * page.margin) * planShare;
    sheet.millimetresPerInch = std::min(width / sheet.table.width, height / sheet.table.depth);
    const Vec2 size = Vec2(sheet.table.width, sheet.table.depth) * sheet.millimetresPerInch;
    sheet.planLow = {(page.width - size.x) / 2.0, page.margin};
    sheet.planHigh = sheet.planLow + size;
    const auto onPage = [&](Vec2 at) {
        return Vec2(sheet.planLow.x + at.x * sheet.millimetresPerInch,
                    sheet.planHigh.y - at.y * sheet.millimetresPerInch);
    };
    for (const geometry::PieceSpec& spec : table.pieces) {
        const geometry::PieceInfo& info = *table.field.piece(spec.id);
        SheetPiece piece;
        piece.number = static_cast<int>(sheet.pieces.size()) + 1;
        piece.id = info.id;
        piece.name = info.name;
        piece.facts = info.facts;
        piece.height = info.height;
        for (const Vec2 corner : info.footprint) piece.outline.push_back(onPage(corner));
        const geometry::PlanBox box = geometry::planBoxOf(info.footprint);
        piece.label = onPage((box.low + box.high) / 2.0);
        const auto ends = farthestApart(info.footprint);
        for (std::size_t i = 0; i < ends.size(); ++i)
            piece.ends[i] = measuredFromCorner(ends[i], sheet.table);
        sheet.pieces.push_back(std::move(piece));
    }
    return sheet;
}

std::string inInchesAndCentimetres(double inches) {
    char text[64];
    std::snprintf(text, sizeof text, "%.1f in (%.1f cm)", inches, inches * centimetresPerInch);
    return text;
}

}  // namespace sightline::engine
