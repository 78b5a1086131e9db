#include "app/files/terrain_pieces.h"

#include "app/files/load.h"
#include "app/files/mesh_shape.h"
#include "engine/json/json_reader.h"
#include "engine/layouts/terrain_words.h"

namespace sightline::app {
namespace {
using engine::JsonAt;

constexpr double largestFootprint = 120.0;

engine::TerrainFacts agreedFacts(const JsonAt& at) {
    engine::TerrainFacts facts;
    if (const auto movement = at.find("movement"))
        facts.movement = geometry::Movement(movement->word(engine::movementWords));
    if (const auto cover = at.find("cover"))
        facts.cover = geometry::Cover(cover->word(engine::coverWords));
    if (const auto blocks = at.find("blocks_los")) facts.blocksLos = blocks->boolean();
    return facts;
}

TerrainModel readTerrainModel(const JsonAt& at) {
    at.allow({"id", "name", "theme", "category", "model", "kind", "movement", "cover", "blocks_los",
              "height", "parts", "footprint"});
    TerrainModel model;
    model.id = at.at("id").text();
    model.name = at.at("name").text();
    model.theme = at.at("theme").text();
    model.category = at.at("category").text();
    model.mesh = at.at("model").text();
    if (!model.mesh.starts_with(engine::assetScheme)) at.at("model").wrong("a path \"asset:...\"");
    model.facts.kind = geometry::Kind(at.at("kind").word(engine::kindWords));
    model.facts.facts = agreedFacts(at);
    if (const auto height = at.find("height")) model.facts.height = height->number(0, 120);
    if (const auto parts = at.find("parts"))
        for (const auto& [name, part] : parts->members()) model.parts[name] = agreedFacts(part);
    const auto sides = at.at("footprint").list(2, 2);
    model.footprint = {sides[0].number(0, largestFootprint), sides[1].number(0, largestFootprint)};
    return model;
}
}  // namespace

Result<std::vector<TerrainModel>> loadTerrainModels(const std::filesystem::path& assets) {
    const std::filesystem::path file = assets / "terrain/pieces.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readingJson([&] {
        const JsonAt document(*json, file.string());
        engine::expectFormat(document, "sightline-terrain", 1);
        std::vector<TerrainModel> models;
        for (const JsonAt& piece : document.at("pieces").list(0, 1000))
            models.push_back(readTerrainModel(piece));
        return models;
    });
}

Result<engine::TerrainPiece> pieceOf(const TerrainModel& model) {
    const auto path = assetsFolder() / model.mesh.substr(engine::assetScheme.size());
    auto mesh = readMeshShape({path, 1.0, "in", true});
    if (!mesh) return mesh.problem();
    engine::TerrainPiece piece;
    piece.name = model.name;
    piece.shape =
        engine::terrainShape(std::move(*mesh), {{"mesh", model.mesh}, {"unit", "in"}, {"up", "y"}});
    piece.kind = model.facts.kind;
    piece.facts = model.facts.facts;
    piece.height = model.facts.height;
    piece.parts = model.parts;
    return piece;
}

}  // namespace sightline::app
