#include "engine/legion/advice/layout_review/layout_places.h"

#include <utility>

namespace sightline::engine {
using nlohmann::json;

json placesOf(const TerrainLayout& layout) {
    json pieces = json::array();
    for (const TerrainPiece& piece : layout.pieces)
        pieces.push_back({{"id", piece.id}, {"position", {piece.position.x, piece.position.y}}});
    return {{"pieces", std::move(pieces)}};
}

Edited withPlaces(const TerrainLayout& layout, const json& document) {
    Edited shifted = layout;
    for (const json& one : document["pieces"]) {
        const TerrainPiece* piece = shifted->find(one["id"].get<std::string>());
        if (!piece) continue;
        const geometry::Vec3 there{one["position"][0].get<double>(),
                                   one["position"][1].get<double>(), piece->position.z};
        if (there == piece->position) continue;
        Edited next = placed(*shifted, piece->id, {there, piece->rotation});
        if (!next) return next;
        shifted = std::move(next);
    }
    return shifted;
}

LayTable layingPlacesOf(TerrainLayout layout, const geometry::Dimensions& dimensions) {
    return [layout = std::move(layout), dimensions](const json& document) -> Result<LaidTable> {
        const Edited shifted = withPlaces(layout, document);
        if (!shifted) return shifted.problem();
        return laidTable(*shifted, dimensions);
    };
}

}  // namespace sightline::engine
