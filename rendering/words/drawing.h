/// Why nothing can be drawn: rows of the table of messages. What a driver says of a shader stays in
/// its words.
#pragma once
#include "geometry/words/message.h"

namespace sightline::rendering::say {

/// Its version, before and after the point.
inline constexpr Says<int, int> openGlNeeded{
    inEnglish("Messages", "OpenGL 4.1 is needed; this context offers %1.%2")};
inline constexpr Says<> shaderUnread{
    inEnglish("Messages", "shader or a file it includes cannot be read")};

}  // namespace sightline::rendering::say
