#include "app/files/own_model.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <glm/common.hpp>
#include <map>
#include <tuple>

#include "app/files/any_model.h"
#include "app/files/mesh_shape.h"
#include "engine/json/plain_text.h"
#include "rendering/model/model_file.h"

namespace sightline::app {
namespace {

constexpr std::array<std::pair<const char*, double>, 4> inchesOf{
    {{"in", 1.0}, {"mm", 1.0 / 25.4}, {"cm", 10.0 / 25.4}, {"m", 1000.0 / 25.4}}};
constexpr double smallestTerrain = 0.75, largestTerrain = 24.0;  // inches, its longest side

double inchesOfUnit(const std::string& unit) {
    for (const auto& [name, inches] : inchesOf)
        if (unit == name) return inches;
    return 1.0;
}

std::string endingOf(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    if (!ending.empty()) ending.erase(0, 1);
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return ending;
}

// What the formats' own descriptions say, and printers take for granted.
const char* usualUnit(const std::string& ending) {
    if (ending == "glb" || ending == "gltf" || ending == "dae") return "m";
    return ending == "fbx" ? "cm" : "mm";
}

bool usuallyYUp(const std::string& ending) {
    return ending == "glb" || ending == "gltf" || ending == "fbx";
}

using Corner = std::tuple<float, float, float>;

bool isClosed(const rendering::Model& model) {
    std::map<Corner, int> corners;
    std::map<std::pair<int, int>, int> edges;
    for (const rendering::ModelPart& part : model.parts) {
        const auto number = [&](std::uint32_t index) {
            const glm::vec3 at = part.vertices[index].position;
            const int next = static_cast<int>(corners.size());
            return corners.emplace(Corner{at.x, at.y, at.z}, next).first->second;
        };
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
            const std::array<int, 3> at{number(part.indices[i]), number(part.indices[i + 1]),
                                        number(part.indices[i + 2])};
            for (std::size_t k = 0; k < 3; ++k) ++edges[std::minmax(at[k], at[(k + 1) % 3])];
        }
    }
    return std::all_of(edges.begin(), edges.end(),
                       [](const auto& edge) { return edge.second == 2; });
}

}  // namespace

bool isModelFile(const std::filesystem::path& file) {
    const auto& formats = rendering::modelFormats;
    return std::find(formats.begin(), formats.end(), endingOf(file)) != formats.end();
}

Result<ModelStudy> studyModel(const std::filesystem::path& file) {
    auto model = readAnyModel({.path = std::filesystem::absolute(file).lexically_normal()});
    if (!model) return model.problem();
    ModelStudy study{std::filesystem::absolute(file).lexically_normal(), std::move(*model)};
    for (const rendering::ModelPart& part : study.model.parts)
        study.triangles += part.indices.size() / 3;
    study.closed = isClosed(study.model);
    return study;
}

ModelReading likelyReading(const ModelStudy& study) {
    const std::string ending = endingOf(study.file);
    const glm::vec3 size = study.model.high - study.model.low;
    const double longest = std::max({size.x, size.y, size.z});
    const auto sensible = [&](const std::string& unit) {
        const double inches = longest * inchesOfUnit(unit);
        return inches >= smallestTerrain && inches <= largestTerrain;
    };
    ModelReading reading{usualUnit(ending), usuallyYUp(ending), 1.0};
    if (sensible(reading.unit)) return reading;
    for (const char* unit : {"mm", "in", "cm", "m"}) {
        if (!sensible(unit)) continue;
        reading.unit = unit;
        break;
    }
    return reading;
}

rendering::Model modelAsRead(const ModelStudy& study, const ModelReading& reading) {
    rendering::Model model = study.model;
    const auto factor = static_cast<float>(inchesOfUnit(reading.unit) * reading.scale);
    const auto upright = [&](glm::vec3 p) { return reading.yUp ? glm::vec3{p.x, -p.z, p.y} : p; };
    bool first = true;
    for (rendering::ModelPart& part : model.parts)
        for (rendering::ModelVertex& vertex : part.vertices) {
            vertex.position = upright(vertex.position) * factor;
            vertex.normal = upright(vertex.normal);
            model.low = first ? vertex.position : glm::min(model.low, vertex.position);
            model.high = first ? vertex.position : glm::max(model.high, vertex.position);
            first = false;
        }
    return model;
}

Result<engine::TerrainPiece> pieceOf(const ModelStudy& study, const ModelReading& reading) {
    auto mesh = readMeshShape({study.file, reading.scale, reading.unit, reading.yUp});
    if (!mesh) return mesh.problem();
    nlohmann::json written{
        {"mesh", study.file.generic_string()}, {"unit", reading.unit}, {"scale", reading.scale}};
    if (reading.yUp) written["up"] = "y";
    engine::TerrainPiece piece;
    piece.name = engine::plainName(study.file.stem().string());
    piece.shape = engine::terrainShape(std::move(*mesh), std::move(written));
    return piece;
}

}  // namespace sightline::app
