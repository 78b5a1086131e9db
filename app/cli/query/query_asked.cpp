#include "app/cli/query/query_asked.h"

#include <array>

#include "app/cli/query/query_minis.h"

namespace sightline::app {
namespace {
constexpr double farOff = 1000.0;  // limit of coordinates, far outside any table; inches

geometry::PieceId readPiece(const engine::JsonAt& at, const geometry::Battlefield& field) {
    std::string id = at.text();
    if (field.piece(id) == nullptr) at.wrong("the id of a piece in the layout");
    return id;
}

geometry::Vec2 readPoint(const engine::JsonAt& at) {
    const auto xy = at.list(2, 2);
    return {xy[0].number(-farOff, farOff), xy[1].number(-farOff, farOff)};
}
}  // namespace

SightRequest readSightRequest(const engine::JsonAt& request, const geometry::Battlefield& field) {
    SightRequest sight;
    if (const auto ignored = request.find("ignore"))
        for (const engine::JsonAt& item : ignored->list(0, 1000))
            sight.ignored.push_back(readPiece(item, field));
    for (const auto& vehicle : readMinis(request, "vehicles", field))
        sight.vehicles.push_back(silhouetteOf(vehicle.mini));
    if (const auto margin = request.find("margin")) sight.margin = margin->boolean();
    return sight;
}

engine::RangeEnd readRangeEnd(const engine::JsonAt& to, const geometry::Battlefield& field) {
    if (const auto piece = to.find("piece")) return readPiece(*piece, field);
    if (const auto edge = to.find("edge")) {
        constexpr std::array<std::string_view, 4> sides{"blue", "right", "red", "left"};
        const auto side = static_cast<geometry::TableSide>(edge->word(sides));
        return geometry::Extent(tableEdge(field.table(), side));
    }
    if (const auto token = to.find("token"))
        return geometry::Extent(
            geometry::token(readPoint(*token), to.at("diameter").number(0.0, 100.0)));
    return readMini(to, field);
}

std::variant<geometry::PieceId, geometry::Vec2> readHeightOf(const engine::JsonAt& request,
                                                             const geometry::Battlefield& field) {
    if (const auto piece = request.find("piece")) return readPiece(*piece, field);
    return readPoint(request.at("at"));
}

}  // namespace sightline::app
