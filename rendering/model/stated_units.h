/// The unit and the axes that a model file states for its numbers.
#pragma once
#include <string>
#include <string_view>

#include "rendering/model/model_file.h"

struct aiScene;

namespace sightline::rendering {

/// The function needs the scene before any processing by Assimp. `ending` is the extension of the
/// file name in lower case. `bytes` is the whole file. glTF is always in metres with y up. FBX has
/// unit and axis in its settings. Assimp converts Collada to metres with y up.
StatedUnits statedUnits(const aiScene& scene, std::string_view ending, std::string_view bytes);

}  // namespace sightline::rendering
