#include "app/files/model_reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "rendering/model/model_bytes.h"

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

// What the formats' own descriptions say, and printers take for granted.
const char* usualUnit(const std::string& ending) {
    if (ending == "glb" || ending == "gltf" || ending == "dae") return "m";
    return ending == "fbx" ? "cm" : "mm";
}

bool usuallyYUp(const std::string& ending) {
    return ending == "glb" || ending == "gltf" || ending == "fbx";
}

}  // namespace

std::string endingOf(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    if (!ending.empty()) ending.erase(0, 1);
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return ending;
}

double inchesPerNumber(const ModelReading& reading) {
    return inchesOfUnit(reading.unit) * reading.scale;
}

ModelReading likelyReading(const std::filesystem::path& file, glm::vec3 size) {
    const std::string ending = endingOf(file);
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

rendering::Model modelAsRead(rendering::Model model, const ModelReading& reading) {
    const auto factor = static_cast<float>(inchesPerNumber(reading));
    const auto upright = [&](glm::vec3 p) { return reading.yUp ? glm::vec3{p.x, -p.z, p.y} : p; };
    for (rendering::ModelPart& part : model.parts) {
        for (rendering::ModelVertex& vertex : part.vertices) {
            vertex.position = upright(vertex.position) * factor;
            vertex.normal = upright(vertex.normal);
        }
    }
    rendering::measure(model);
    return model;
}

glm::dvec3 sizeAsRead(const rendering::Model& model, const ModelReading& reading) {
    const glm::dvec3 size = glm::dvec3(model.high - model.low) * inchesPerNumber(reading);
    return reading.yUp ? glm::dvec3{size.x, size.z, size.y} : size;
}

}  // namespace sightline::app
