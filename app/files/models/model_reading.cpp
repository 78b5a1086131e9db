#include "app/files/models/model_reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <sstream>
#include <utility>

#include "app/files/words/models.h"
#include "geometry/table/largest_size.h"
#include "rendering/model/model_bytes.h"

namespace sightline::app {
namespace {

constexpr std::array<std::pair<const char*, double>, 4> inchesOf{
    {{"in", 1.0}, {"mm", 1.0 / 25.4}, {"cm", 10.0 / 25.4}, {"m", 1000.0 / 25.4}}};
// Limits for the longest side of terrain, in inches. They serve to guess the unit of a model.
constexpr double smallestTerrain = 0.75, largestTerrain = 24.0;

double inchesOfUnit(const std::string& unit) {
    for (const auto& [name, inches] : inchesOf)
        if (unit == name) return inches;
    return 1.0;
}

// The length unit that the specification of a file format demands. For formats of 3D printing
// without a unit, it is mm.
const char* usualUnit(const std::string& ending) {
    if (ending == "glb" || ending == "gltf" || ending == "dae") return "m";
    return ending == "fbx" ? "cm" : "mm";
}

bool usuallyYUp(const std::string& ending) {
    return ending == "glb" || ending == "gltf" || ending == "fbx" || ending == "dae";
}

// Converts the stated unit of a file to in, mm, cm or m. Any other unit becomes millimetres with a
// scale: 304.8 for a foot.
std::optional<ModelReading> statedReading(double metres, bool yUp) {
    constexpr double same = 1e-4, inchesInAMetre = 1000.0 / 25.4, thousandths = 1000.0;
    const double stated = metres * inchesInAMetre;
    for (const auto& [unit, inches] : inchesOf)
        if (std::abs(stated / inches - 1.0) < same) return ModelReading{unit, yUp, 1.0};
    const double scale = std::round(stated / inchesOfUnit("mm") * thousandths) / thousandths;
    if (!(scale > 0.0) || !std::isfinite(scale)) return std::nullopt;
    return ModelReading{"mm", yUp, scale};
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

LikelyReading likelyReading(const std::filesystem::path& file, glm::vec3 size,
                            const rendering::StatedUnits& stated) {
    const std::string ending = endingOf(file);
    LikelyReading likely{{usualUnit(ending), usuallyYUp(ending), 1.0}};
    if (stated.up) {
        likely.reading.yUp = *stated.up == rendering::UpAxis::y;
        likely.up = NumberSource::file;
    }
    if (stated.metres) {
        if (auto reading = statedReading(*stated.metres, likely.reading.yUp)) {
            likely.reading = *std::move(reading);
            likely.unit = NumberSource::file;
        }
    }
    const double longest = std::max({size.x, size.y, size.z});
    const auto sensible = [&](const ModelReading& reading) {
        const double inches = longest * inchesPerNumber(reading);
        return inches >= smallestTerrain && inches <= largestTerrain;
    };
    if (sensible(likely.reading)) return likely;
    for (const char* unit : {"mm", "in", "cm", "m"}) {
        const ModelReading other{unit, likely.reading.yUp, 1.0};
        if (sensible(other)) return {other, NumberSource::size, likely.up};
    }
    return likely;
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

Message faultOfReach(glm::vec3 low, glm::vec3 high, double inches) {
    double reach = 0.0;
    for (const glm::vec3 corner : {low, high})
        for (int axis = 0; axis < 3; ++axis)
            reach = std::max(reach, std::abs(static_cast<double>(corner[axis])) * inches);
    if (reach <= geometry::largestSize) return {};
    std::ostringstream written;
    written << std::ceil(reach);
    std::ostringstream most;
    most << geometry::largestSize;
    return say::modelReachesTooFar(written.str(), most.str());
}

}  // namespace sightline::app
