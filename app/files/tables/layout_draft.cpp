#include "app/files/tables/layout_draft.h"

#include "app/files/models/mesh_shape.h"
#include "app/files/tables/table_holds.h"
#include "engine/layouts/layout_fields.h"
#include "engine/layouts/layout_text.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {
namespace fs = std::filesystem;

Result<engine::TerrainLayout> draftOf(const nlohmann::json& json, const std::string& where,
                                      const fs::path& folder) {
    const auto layout = engine::readLayout(json, where, {folder, assetsFolder()}, readMeshShape);
    if (!layout) return layout.problem();
    auto draft = engine::terrainLayout(layout->source, where, layout->pieces);
    if (draft && draft->trace) {
        fs::path picture = draft->trace->picture;
        picture = fs::absolute(folder / picture).lexically_normal();
        draft.value().trace->picture = picture.string();
    }
    return draft;
}

Layout::Look lookOf(const nlohmann::json& written) {
    Layout::Look look;
    if (!written.is_object() || !written.contains("mesh")) return look;
    const std::string text = written["mesh"].get<std::string>();
    look.model = text.starts_with(engine::assetScheme)
                     ? assetsFolder() / text.substr(engine::assetScheme.size())
                     : fs::path(text);
    look.model = look.model.lexically_normal();
    readFields(engine::JsonAt(written, ""), look);
    return look;
}
}  // namespace

Result<engine::TerrainLayout> loadTerrainLayout(const fs::path& file) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return draftOf(*json, file.string(), file.parent_path());
}

Result<engine::TerrainLayout> terrainLayoutOf(const std::string& text, const std::string& where) {
    const auto json = engine::parseJson(text, where);
    if (!json) return json.problem();
    return draftOf(*json, where, assetsFolder());
}

Result<bool> saveTerrainLayout(const engine::TerrainLayout& layout, const fs::path& file) {
    const std::string text = engine::layoutText(layout, fs::absolute(file).parent_path());
    auto written = engine::writeWholeFile(file, text);
    if (written) keepTablesNamedIn(text);
    return written;
}

Layout drawnLayout(const engine::TerrainLayout& layout) {
    Layout drawn;
    drawn.name = layout.name;
    drawn.table = layout.table;
    drawn.mat = layout.mat;
    for (const engine::TerrainPiece& piece : layout.pieces) {
        geometry::PieceSpec spec;
        spec.id = piece.id;
        spec.name = piece.name;
        spec.position = piece.position;
        spec.rotation = piece.rotation;
        spec.facts.kind = piece.kind;
        if (!std::holds_alternative<geometry::MeshShape>(piece.shape->geometry))
            spec.shape = piece.shape->geometry;
        drawn.pieces.push_back(std::move(spec));
        drawn.looks.push_back(lookOf(piece.look.is_null() ? piece.shape->written : piece.look));
    }
    return drawn;
}

}  // namespace sightline::app
