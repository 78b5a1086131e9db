/// Entries of the table of messages: options of battle forces that the game applies.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> fasterNextMove{
    inEnglish("Messages", "Speed +1 for the next Move action")};
inline constexpr MessageTemplate<> moreDiceInPool{
    inEnglish("Messages", "1 black and 1 white die for a pool of the next attack")};

}  // namespace sightline::engine::say
