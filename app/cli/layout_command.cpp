#include "app/cli/layout_command.h"

#include <glm/common.hpp>
#include <ostream>
#include <sstream>

#include "app/files/load.h"

namespace sightline::app {
namespace {
using geometry::PieceInfo;
using nlohmann::json;

struct Finding {
    std::string piece, text;
};

std::string inches(double value) {
    std::ostringstream text;
    text.precision(3);
    text << value << " in";
    return text.str();
}

struct Bounds {
    geometry::Vec2 low{}, high{};
};
Bounds boundsOf(const geometry::Polygon& polygon) {
    Bounds bounds{polygon.front(), polygon.front()};
    for (const geometry::Vec2 point : polygon) {
        bounds.low = glm::min(bounds.low, point);
        bounds.high = glm::max(bounds.high, point);
    }
    return bounds;
}

void checkOnTable(const PieceInfo& piece, const geometry::TableSize& table,
                  std::vector<Finding>& wrong) {
    const Bounds bounds = boundsOf(piece.footprint);
    const double over = std::max(
        {-bounds.low.x, -bounds.low.y, bounds.high.x - table.width, bounds.high.y - table.depth});
    if (over > geometry::contactTolerance)
        wrong.push_back({piece.id, "reaches " + inches(over) + " over the table's edge"});
}

// Core Rulebook p. 11 (Barricades): at most 3" wide, 1" deep and 1" tall.
void checkBarricade(const geometry::PieceSpec& piece, const PieceInfo& info,
                    std::vector<Finding>& wrong) {
    if (info.facts.kind != geometry::Kind::barricade) return;
    if (info.height > 1.0 + geometry::sameLength) {
        wrong.push_back(
            {info.id, "is a barricade " + inches(info.height) + " tall, at most 1 in (p. 11)"});
    }
    if (const auto* box = std::get_if<geometry::BoxShape>(&piece.shape)) {
        const double wide = std::max(box->size.x, box->size.y);
        const double deep = std::min(box->size.x, box->size.y);
        if (wide > 3.0 + geometry::sameLength || deep > 1.0 + geometry::sameLength) {
            wrong.push_back({info.id, "is a barricade " + inches(wide) + " by " + inches(deep) +
                                          ", at most 3 by 1 in (p. 11)"});
        }
    }
}

void checkGround(const geometry::PieceSpec& piece, std::vector<Finding>& wrong) {
    if (piece.position.z < -geometry::contactTolerance) {
        wrong.push_back({piece.id, "lies " + inches(-piece.position.z) + " under the table"});
    }
}

json listed(const std::vector<Finding>& findings) {
    json list = json::array();
    for (const Finding& finding : findings)
        list.push_back({{"piece", finding.piece}, {"text", finding.text}});
    return list;
}
}  // namespace

int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors) {
    const auto refuse = [&](const std::string& text) {
        errors << text << '\n';
        return 1;
    };
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return refuse(dimensions.problem().text);
    const auto layout = loadLayout(file);
    if (!layout) return refuse(layout.problem().text);
    const auto field = battlefieldOf(*layout, *dimensions);
    if (!field) return refuse(file + ": " + field.problem().text);

    std::vector<Finding> wrong;
    std::vector<Finding> unagreed;
    for (const geometry::PieceSpec& piece : layout->pieces) {
        const PieceInfo& info = *field->piece(piece.id);
        checkOnTable(info, layout->table, wrong);
        checkBarricade(piece, info, wrong);
        checkGround(piece, wrong);
    }
    for (const auto& item : layout->unagreed) unagreed.push_back({item.piece, item.text});
    output << json{{"name", layout->name},
                   {"pieces", layout->pieces.size()},
                   {"wrong", listed(wrong)},
                   {"unagreed", listed(unagreed)}}
                  .dump(2)
           << '\n';
    return wrong.empty() ? 0 : 1;
}

}  // namespace sightline::app
