/// Files that end before they are complete, which Assimp would load in part without a word.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "geometry/words/message.h"

namespace sightline::rendering {

/// What is missing, or none. `extension` as in the file's name, in any case. GLB, PLY and STL say
/// how long they are; an OBJ does not, so only a last line that breaks off is noticed; every other
/// format is left to its own reader, which fails without the end.
std::optional<Message> cutOff(std::string_view bytes, std::string extension);

}  // namespace sightline::rendering
