/// What a model file says itself of its numbers.
#pragma once
#include <string>
#include <string_view>

#include "rendering/model/model_file.h"

struct aiScene;

namespace sightline::rendering {

/// Of a scene as Assimp has read it, before anything was done to it. `ending`: of the file's name,
/// small; `bytes`: all of the file. glTF is in metres with y up by its own rules, FBX has both
/// among its settings, and what a Collada file says has turned it into metres with y up.
StatedUnits statedUnits(const aiScene& scene, std::string_view ending, std::string_view bytes);

}  // namespace sightline::rendering
