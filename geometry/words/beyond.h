/// A length beyond its limit, told with as many decimals as it takes to see that.
#pragma once
#include "geometry/words/message.h"

namespace sightline {

/// The length and the limit that it breaks, with as many digits after the point, 2 at least, as
/// tell them apart: "6.004 in" and "6.000 in".
struct Beyond {
    Beyond(double length, double limit);
    Length length, limit;
};

/// The message that names both.
inline Message comparing(const Says<Length, Length>& says, double length, double limit) {
    const Beyond told(length, limit);
    return says(told.length, told.limit);
}

}  // namespace sightline
