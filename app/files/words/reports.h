/// Message texts: faults of reports about something that is wrong.
#pragma once
#include "geometry/base/message.h"

namespace sightline::app::say {

inline constexpr MessageTemplate<int> textUpToBytes{
    inEnglish("Messages", "a text of at most %1 bytes")};
inline constexpr MessageTemplate<> pictureInBase64{inEnglish("Messages", "a picture in Base64")};
inline constexpr MessageTemplate<> journalLinesExpected{
    inEnglish("Messages", "the lines of a saved game")};

}  // namespace sightline::app::say
