/// The length unit and orientation of a 3D model. Most files do not state them.
#pragma once
#include <filesystem>
#include <glm/vec3.hpp>
#include <string>

#include "geometry/base/message.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

struct ModelReading {
    std::string unit = "mm";  ///< length unit: in, mm, cm or m
    bool yUp = false;
    double scale = 1.0;
    bool operator==(const ModelReading&) const = default;
};

/// The length in inches of one length unit of the file.
double inchesPerNumber(const ModelReading& reading);

/// How the program knows the unit or the axis of a file.
enum class NumberSource {
    file,    ///< the file states the unit
    format,  ///< the usual unit of the format
    size,    ///< a guess: with this unit, the model has a sensible size for terrain
};

struct LikelyReading {
    ModelReading reading;
    NumberSource unit = NumberSource::format, up = NumberSource::format;
    bool operator==(const LikelyReading&) const = default;
};

/// The most likely unit and axis of a model file. First choice: the unit in the file. Second
/// choice: the usual unit of the format, if it gives a sensible size for terrain. Third choice:
/// another unit that gives a sensible size. `size` is the size of the model in the length unit of
/// the file.
LikelyReading likelyReading(const std::filesystem::path& file, glm::vec3 size,
                            const rendering::StatedUnits& stated = {});

/// Converts a model from the length unit of its file to inches. The z axis points up before and
/// after.
rendering::Model modelAsRead(rendering::Model model, const ModelReading& reading);
/// Width, depth and height of a model after its conversion to inches.
glm::dvec3 sizeAsRead(const rendering::Model& model, const ModelReading& reading);

/// The reason why a model is too large for terrain. Empty if its size is possible. `low` and `high`
/// bound the model. `inches` is the length of one unit of the model.
Message faultOfReach(glm::vec3 low, glm::vec3 high, double inches);

/// The extension of the file name in lower case, such as "stl".
std::string endingOf(const std::filesystem::path& file);

}  // namespace sightline::app
