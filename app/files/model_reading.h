/// How the numbers of a model file are meant; files seldom say.
#pragma once
#include <filesystem>
#include <glm/vec3.hpp>
#include <string>

#include "rendering/model/model.h"

namespace sightline::app {

struct ModelReading {
    std::string unit = "mm";  ///< in, mm, cm, m
    bool yUp = false;
    double scale = 1.0;
    bool operator==(const ModelReading&) const = default;
};

/// How many inches one of the file's numbers is.
double inchesPerNumber(const ModelReading& reading);

/// The likeliest reading: what the format of `file` means by its numbers, as long as terrain of a
/// sensible size comes of it, else the unit that gives one. `size`: of the model, in its numbers.
ModelReading likelyReading(const std::filesystem::path& file, glm::vec3 size);

/// From the numbers of a file, z up, to inches with z up.
rendering::Model modelAsRead(rendering::Model model, const ModelReading& reading);
/// Width, depth and height that it then has, in inches.
glm::dvec3 sizeAsRead(const rendering::Model& model, const ModelReading& reading);

/// The letters after the last point of its name, small: "stl".
std::string endingOf(const std::filesystem::path& file);

}  // namespace sightline::app
