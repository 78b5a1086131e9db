/// The values at which the verdict of a dispute changes, close to the stated values, also if no
/// player calls a value uncertain.
#pragma once
#include <stop_token>
#include <vector>

#include "engine/legion/advice/disputes/depends.h"

namespace sightline::engine {

/// The names of the flips that measure the answer itself, and no quantity of the dispute.
inline constexpr const char* measuredDistance = "distance";
inline constexpr const char* measuredHeight = "height";

/// For a line of sight or obscurity: the heights of the nearest terrain pieces between the two
/// miniatures, up to 2 in away from the stated height. The pieces that decide the verdict come
/// first. For a range or a height: the ends of the band. For other questions: none. Empty after a
/// stop request, or if the dispute has a fault.
std::vector<Flip> turningPoints(const Dispute& dispute, const std::stop_token& stop = {});

}  // namespace sightline::engine
