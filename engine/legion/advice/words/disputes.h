/// Messages: reasons why the verdict of a dispute is certain. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The bound that proves the same verdict for every value.
inline constexpr MessageTemplate<> nothingLeftOpen{inEnglish("Messages", "nothing is left open")};
inline constexpr MessageTemplate<Length, Length> beamIsWider{inEnglish(
    "Messages", "a clear beam of %1 on every side is wider than everything moves together, %2")};
inline constexpr MessageTemplate<> grownDoNotSee{inEnglish(
    "Messages",
    "silhouettes grown by all they may move do not see past terrain that is drawn in by all it may "
    "move")};
inline constexpr MessageTemplate<Length, Length> distanceInOneBand{
    inEnglish("Messages", "a distance from %1 to %2 lies in one band")};
inline constexpr MessageTemplate<Length, Length> heightInOneBand{
    inEnglish("Messages", "a height from %1 to %2 lies in one band")};

}  // namespace sightline::engine::say
