#include "app/files/models/own_model.h"

#include <algorithm>

#include "app/files/models/mesh_shape.h"
#include "geometry/base/json/plain_text.h"
#include "rendering/model/model_file.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {

bool isModelFile(const std::filesystem::path& file) {
    const auto& formats = rendering::modelFormats;
    return std::find(formats.begin(), formats.end(), endingOf(file)) != formats.end();
}

rendering::FaceFaults faceFaultsIn(const std::filesystem::path& file) {
    const auto bytes = rendering::bytesOfRegularFile(file, rendering::mostBytesOfAModel);
    if (!bytes) return {};
    const auto faults = rendering::faultsOfFaces(*bytes, endingOf(file));
    return faults ? *faults : rendering::FaceFaults{};
}

bool fitsATable(glm::dvec3 size) {
    // Limits for the longest side of terrain, inches.
    constexpr double largest = 120.0, smallest = 0.25;
    const double longest = std::max({size.x, size.y, size.z});
    return longest <= largest && longest >= smallest;
}

// Guesses the terrain facts of a piece from its size. The guesses follow the pieces in
// assets/terrain. Core Rulebook p. 11: a barricade is at most 3" wide, 1" deep and 1" tall.
LikelyFacts likelyFacts(glm::dvec3 size) {
    using geometry::Cover;
    using geometry::Kind;
    using geometry::Movement;
    constexpr double ground = 0.35, small = 2.0, wideBarricade = 3.0, one = 1.0, least = 0.4;
    const double wide = std::max(size.x, size.y), deep = std::min(size.x, size.y);
    if (size.z <= ground) return {Kind::area, {Movement::difficult, Cover::none, false}};
    if (wide <= wideBarricade && wide > 2.0 * deep && deep <= one && size.z <= one &&
        size.z >= least)
        return {Kind::barricade, {Movement::open, Cover::heavy, true}};
    if (wide <= small) return {Kind::scatter, {Movement::open, Cover::light, true}};
    return {Kind::obstacle, {Movement::open, Cover::heavy, true}};
}

Result<engine::TerrainPiece> pieceOf(const ModelStudy& study) {
    const ModelReading& reading = study.reading;
    const double within = study.isSimplified ? study.within : 0.0;
    auto mesh = readMeshShape({study.file, reading.scale, reading.unit, reading.yUp, within});
    if (!mesh) return mesh.problem();
    nlohmann::json written{
        {"mesh", study.file.generic_string()}, {"unit", reading.unit}, {"scale", reading.scale}};
    if (reading.yUp) written["up"] = "y";
    if (study.isSimplified) written["simplified_within"] = within;
    engine::TerrainPiece piece;
    piece.name = engine::plainName(study.file.stem().string());
    piece.shape = engine::terrainShape(std::move(*mesh), std::move(written));
    return piece;
}

}  // namespace sightline::app
