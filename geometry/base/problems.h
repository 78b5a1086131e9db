/// Message table: the locations of problems.
#pragma once
#include "geometry/base/message.h"

namespace sightline::say {

inline constexpr MessageTemplate<PrintedName, Message> problemWithin{
    inEnglish("Messages", "%1: %2")};
/// A text that is not translated.
inline constexpr MessageTemplate<PrintedName> asWritten{inEnglish("Messages", "%1")};

}  // namespace sightline::say
