/// Detects truncated model files. Assimp would load a part of such a file without an error.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "geometry/base/message.h"

namespace sightline::rendering {

/// The missing part as a message. Empty if the file is complete. `extension` is the extension of
/// the file name, in any case. GLB, PLY and STL state their length. OBJ does not state it, so only
/// an incomplete last line is detected. For all other formats the result is empty, because their
/// readers fail if the end is missing.
std::optional<Message> cutOff(std::string_view bytes, std::string extension);

}  // namespace sightline::rendering
