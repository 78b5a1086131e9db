/// A length that exceeds a limit. The length and the limit are shown with enough decimals to see
/// the difference.
#pragma once
#include "geometry/base/message.h"

namespace sightline {

/// A length, and the limit that it exceeds. Both have the same number of decimals: at least 2, and
/// enough to look different ("6.004 in" and "6.000 in").
struct Beyond {
    Beyond(double length, double limit);
    Length length, limit;
};

/// Makes a message from a length and the limit that it exceeds.
inline Message comparing(const MessageTemplate<Length, Length>& says, double length, double limit) {
    const Beyond told(length, limit);
    return says(told.length, told.limit);
}

}  // namespace sightline
