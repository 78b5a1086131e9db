/// Detects truncated model files. Assimp would load a part of such a file without an error.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "geometry/base/message.h"

namespace sightline::rendering {

/// The missing part as a message, or none. `extension` is the file name's extension, in any case.
/// GLB, PLY and STL state their length. OBJ does not, so only an incomplete last line is detected.
/// For all other formats this returns none: their readers fail when the end is missing.
std::optional<Message> cutOff(std::string_view bytes, std::string extension);

}  // namespace sightline::rendering
