/// Finds the unit and the up axis that a model file states for its numbers.
#pragma once
#include <string>
#include <string_view>

#include "rendering/model/model_file.h"

struct aiScene;

namespace sightline::rendering {

/// The unit and the up axis of a model file. Assimp must not have processed the scene yet. `ending`
/// is the extension of the file name in lower case, and `bytes` is the whole file. glTF is always
/// in metres with y up. FBX files state both. Assimp converts Collada to metres with y up.
StatedUnits statedUnits(const aiScene& scene, std::string_view ending, std::string_view bytes);

}  // namespace sightline::rendering
