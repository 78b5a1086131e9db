/// Message table: an error message with its location, such as a file.
#pragma once
#include "geometry/base/message.h"

namespace sightline::say {

inline constexpr MessageTemplate<PrintedName, Message> problemWithin{
    inEnglish("Messages", "%1: %2")};
/// A text that has no translation.
inline constexpr MessageTemplate<PrintedName> asWritten{inEnglish("Messages", "%1")};

}  // namespace sightline::say
