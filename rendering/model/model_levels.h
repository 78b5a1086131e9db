/// Levels of detail of a model, ready for upload. This file needs no OpenGL, so any thread may
/// compute the levels.
#pragma once
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct ModelLevel {
    /// Size of the smallest detail that the level keeps, inches; 0: the full model.
    float cell = 0.0F;
    Model model;
};

/// The full model first. Each further level has clearly fewer triangles than the level before it. A
/// small model has only one level.
std::vector<ModelLevel> levelsOf(Model model);

}  // namespace sightline::rendering
