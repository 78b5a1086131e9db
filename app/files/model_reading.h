/// Units and orientation of a model file. Files rarely state them.
#pragma once
#include <filesystem>
#include <glm/vec3.hpp>
#include <string>

#include "geometry/base/message.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

struct ModelReading {
    std::string unit = "mm";  ///< one of in, mm, cm, m
    bool yUp = false;
    double scale = 1.0;
    bool operator==(const ModelReading&) const = default;
};

/// The number of inches for the length 1 in the file.
double inchesPerNumber(const ModelReading& reading);

/// The source of the unit.
enum class NumberSource {
    file,    ///< the file states the unit
    format,  ///< the usual unit of the format
    size,    ///< a guess: only this unit gives a sensible size for terrain
};

struct LikelyReading {
    ModelReading reading;
    NumberSource unit = NumberSource::format, up = NumberSource::format;
    bool operator==(const LikelyReading&) const = default;
};

/// The most likely reading. First choice: the statement of the file. Second choice: the usual unit
/// of the format, if it gives a sensible size for terrain. Third choice: the unit that gives a
/// sensible size. `size` is the size of the model in its own numbers.
LikelyReading likelyReading(const std::filesystem::path& file, glm::vec3 size,
                            const rendering::StatedUnits& stated = {});

/// Converts the numbers of the file (z up) to inches, z up.
rendering::Model modelAsRead(rendering::Model model, const ModelReading& reading);
/// Width, depth and height of the result, in inches.
glm::dvec3 sizeAsRead(const rendering::Model& model, const ModelReading& reading);

/// The reason why terrain cannot be that large. Empty if the size is possible. `low` and `high`
/// bound the model. `inches` is the length of one unit of the model.
Message faultOfReach(glm::vec3 low, glm::vec3 high, double inches);

/// The extension of the file name in lower case: "stl".
std::string endingOf(const std::filesystem::path& file);

}  // namespace sightline::app
