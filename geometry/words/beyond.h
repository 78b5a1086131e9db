/// A length that exceeds its limit. Both are shown with enough decimals to show the difference.
#pragma once
#include "geometry/base/message.h"

namespace sightline {

/// The length and the limit that it exceeds. Both have the same number of decimals: at least 2, and
/// enough to differ ("6.004 in" and "6.000 in").
struct Beyond {
    Beyond(double length, double limit);
    Length length, limit;
};

/// The message with the length and its limit.
inline Message comparing(const MessageTemplate<Length, Length>& says, double length, double limit) {
    const Beyond told(length, limit);
    return says(told.length, told.limit);
}

}  // namespace sightline
