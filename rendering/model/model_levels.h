/// Computes the levels of detail of a model, ready for upload. It needs no OpenGL, so any thread
/// may compute the levels.
#pragma once
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct ModelLevel {
    /// Size of the smallest detail in the level, inches. 0 for the full model.
    float cell = 0.0F;
    Model model;
};

/// The levels of detail of a model: first the full model, then levels with clearly fewer triangles
/// each. A small model has only one level.
std::vector<ModelLevel> levelsOf(Model model);

}  // namespace sightline::rendering
