/// Message table: failures of drawing. A driver's own text about a shader is not translated.
#pragma once
#include "geometry/base/message.h"

namespace sightline::rendering::say {

/// Message with the major and the minor number of the OpenGL version that the context offers.
inline constexpr MessageTemplate<int, int> openGlNeeded{
    inEnglish("Messages", "OpenGL 4.1 is needed; this context offers %1.%2")};
inline constexpr MessageTemplate<> shaderUnread{
    inEnglish("Messages", "shader or a file it includes cannot be read")};

}  // namespace sightline::rendering::say
