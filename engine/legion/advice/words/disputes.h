/// Messages: reasons why the verdict of a dispute is certain.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The reasons why a verdict is certain for all unknown values.
inline constexpr MessageTemplate<> nothingLeftOpen{inEnglish("Messages", "no value is uncertain")};
inline constexpr MessageTemplate<Length, Length> beamIsWider{inEnglish(
    "Messages", "the clear beam of %1 on every side is wider than the sum of all shifts, %2")};
inline constexpr MessageTemplate<> grownDoNotSee{
    inEnglish("Messages",
              "silhouettes that grow by their possible shift have no line of sight past terrain "
              "that shrinks by its possible shift")};
inline constexpr MessageTemplate<Length, Length> distanceInOneBand{
    inEnglish("Messages", "a distance from %1 to %2 lies in one band")};
inline constexpr MessageTemplate<Length, Length> heightInOneBand{
    inEnglish("Messages", "a height from %1 to %2 lies in one band")};

}  // namespace sightline::engine::say
