/// How a problem says where it is: rows of the table of messages.
#pragma once
#include "geometry/words/message.h"

namespace sightline::say {

inline constexpr Says<Printed, Message> problemWithin{inEnglish("Messages", "%1: %2")};
/// Words that nobody has translated.
inline constexpr Says<Printed> asWritten{inEnglish("Messages", "%1")};

}  // namespace sightline::say
