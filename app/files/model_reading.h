/// Units and orientation of a model file, which files rarely state.
#pragma once
#include <filesystem>
#include <glm/vec3.hpp>
#include <string>

#include "geometry/base/message.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

struct ModelReading {
    std::string unit = "mm";  ///< in, mm, cm, m
    bool yUp = false;
    double scale = 1.0;
    bool operator==(const ModelReading&) const = default;
};

/// The number of inches for 1 in the file.
double inchesPerNumber(const ModelReading& reading);

/// The source of the units.
enum class NumberSource {
    file,    ///< the file itself
    format,  ///< the usual unit of the format
    size,    ///< a guess: the only unit that gives a sensible size for terrain
};

struct LikelyReading {
    ModelReading reading;
    NumberSource unit = NumberSource::format, up = NumberSource::format;
    bool operator==(const LikelyReading&) const = default;
};

/// The likeliest reading: the file's own statement, then the usual unit of the format if it gives
/// terrain of a sensible size, then the unit that does. `size`: of the model, in its own numbers.
LikelyReading likelyReading(const std::filesystem::path& file, glm::vec3 size,
                            const rendering::StatedUnits& stated = {});

/// Converts the numbers of the file (z up) to inches, z up.
rendering::Model modelAsRead(rendering::Model model, const ModelReading& reading);
/// Resulting width, depth and height in inches.
glm::dvec3 sizeAsRead(const rendering::Model& model, const ModelReading& reading);

/// The reason why terrain cannot be that large; empty if it can. `low` and `high` bound the model,
/// `inches` is the length of 1 of their units.
Message faultOfReach(glm::vec3 low, glm::vec3 high, double inches);

/// The file name extension in lower case: "stl".
std::string endingOf(const std::filesystem::path& file);

}  // namespace sightline::app
