#include "app/files/tables/terrain_pieces.h"

#include "app/files/models/mesh_shape.h"
#include "app/files/tables/load.h"
#include "app/files/words/models.h"

namespace sightline::app {

std::filesystem::path terrainKindsFile(const std::filesystem::path& assets) {
    return assets / "terrain/pieces.json";
}

Result<std::vector<engine::TerrainKind>> loadTerrainKinds(const std::filesystem::path& assets) {
    const std::filesystem::path file = terrainKindsFile(assets);
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readTerrainKinds(*json, file.string());
}

Result<engine::TerrainPiece> pieceOf(const engine::TerrainKind& kind) {
    if (!kind.mesh.starts_with(engine::assetScheme))
        return problemIn(kind.id, problemOf(say::assetExpected(kind.mesh)));
    const auto path = assetsFolder() / kind.mesh.substr(engine::assetScheme.size());
    auto mesh = readMeshShape({path, 1.0, "in", true});
    if (!mesh) return mesh.problem();
    engine::TerrainPiece piece;
    piece.name = kind.name;
    piece.shape = engine::terrainShape(std::move(*mesh), kind.piece["shape"]);
    piece.kind = kind.facts.kind;
    piece.facts = kind.facts.facts;
    piece.height = kind.facts.height;
    piece.parts = kind.parts;
    return piece;
}

engine::LayTable layingPiecesOf(const std::filesystem::path& palette,
                                const geometry::Dimensions& dimensions) {
    return [palette, dimensions](const nlohmann::json& layout) -> Result<engine::LaidTable> {
        const auto read = engine::readLayout(
            layout, palette.string(), {palette.parent_path(), assetsFolder()}, readMeshShape);
        if (!read) return read.problem();
        return engine::laidTable(*read, dimensions);
    };
}

}  // namespace sightline::app
