/// A model in a few levels of detail, ready to be uploaded. No OpenGL here: levels are worked out
/// on any thread.
#pragma once
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct ModelLevel {
    float cell = 0.0F;  ///< detail smaller than this (inches) is gone; 0 is the full model
    Model model;
};

/// The full model first, then each that has clearly fewer triangles than the one before; a small
/// model has no other level than itself.
std::vector<ModelLevel> levelsOf(Model model);

}  // namespace sightline::rendering
