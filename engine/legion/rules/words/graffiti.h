/// Entries of the table of messages: Graffiti tokens.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Reasons why the position of a Graffiti token is refused.
inline constexpr MessageTemplate<> outOfRangeOfLeader{
    inEnglish("Messages", "is not within range 1 of the unit leader")};
inline constexpr MessageTemplate<> touchesNoTerrain{
    inEnglish("Messages", "touches no terrain, or only area terrain")};

/// The option in the question of a unit that rallies near an allied Graffiti token.
inline constexpr MessageTemplate<> rollOneMoreDie{inEnglish("Messages", "Roll 1 more die")};

/// Messages for entries of the record.
inline constexpr MessageTemplate<> ralliesWithOneMore{
    inEnglish("Messages", "rallies with 1 more die near an allied Graffiti token")};
inline constexpr MessageTemplate<> ralliesWithOneFewer{
    inEnglish("Messages", "rallies with 1 fewer die near an enemy Graffiti token")};

}  // namespace sightline::engine::say
