/// How the numbers of a model file are meant; files seldom say.
#pragma once
#include <filesystem>
#include <glm/vec3.hpp>
#include <string>

#include "rendering/model/model_file.h"

namespace sightline::app {

struct ModelReading {
    std::string unit = "mm";  ///< in, mm, cm, m
    bool yUp = false;
    double scale = 1.0;
    bool operator==(const ModelReading&) const = default;
};

/// How many inches one of the file's numbers is.
double inchesPerNumber(const ModelReading& reading);

/// Who says how numbers are meant.
enum class SaidBy {
    file,    ///< itself
    format,  ///< what it usually means
    size,    ///< a guess: only so it makes terrain
};

struct LikelyReading {
    ModelReading reading;
    SaidBy unit = SaidBy::format, up = SaidBy::format;
    bool operator==(const LikelyReading&) const = default;
};

/// The likeliest reading: what the file says itself, else what its format means by its numbers, as
/// long as terrain of a sensible size comes of it, else the unit that gives one. `size`: of the
/// model, in its numbers.
LikelyReading likelyReading(const std::filesystem::path& file, glm::vec3 size,
                            const rendering::StatedUnits& stated = {});

/// From the numbers of a file, z up, to inches with z up.
rendering::Model modelAsRead(rendering::Model model, const ModelReading& reading);
/// Width, depth and height that it then has, in inches.
glm::dvec3 sizeAsRead(const rendering::Model& model, const ModelReading& reading);

/// The letters after the last point of its name, small: "stl".
std::string endingOf(const std::filesystem::path& file);

}  // namespace sightline::app
