/// Entries of the table of messages: units that a battle force sets aside in the setup.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> setAside{
    inEnglish("Messages", "is set aside with an advantage token")};
inline constexpr MessageTemplate<PrintedName> placedFor{inEnglish("Messages", "placed: %1")};
inline constexpr MessageTemplate<PrintedName> noPlaceFor{
    inEnglish("Messages", "stays set aside: no place is far enough from enemy units (%1)")};
inline constexpr MessageTemplate<int> leaderBeyondEnemies{
    inEnglish("Messages", "the unit leader is placed beyond range %1 of all enemy units")};
inline constexpr MessageTemplate<int> allBeyondEnemies{
    inEnglish("Messages", "every miniature is placed beyond range %1 of all enemy units")};

}  // namespace sightline::engine::say
