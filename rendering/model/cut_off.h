/// Detects truncated model files. The Assimp library would load a part of such a file without an
/// error.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "geometry/base/message.h"

namespace sightline::rendering {

/// Tells what is missing at the end of a model file. Empty if the file is complete. `extension` is
/// the extension of the file name, in any case. GLB, PLY and STL files state their length. OBJ
/// files do not, so only an incomplete last line is detected. Other formats give an empty result,
/// because their readers fail if the end is missing.
std::optional<Message> cutOff(std::string_view bytes, std::string extension);

}  // namespace sightline::rendering
