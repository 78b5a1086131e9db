#include "geometry/words/beyond.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace sightline {
namespace {

std::string inDigits(double value, int digits) {
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

// The number of decimals that shows the difference between two lengths. Up to 7 decimals are tried.
int digitsThatTellApart(double one, double other) {
    constexpr int least = 2, most = 7;
    if (std::abs(one - other) > 0.01) return least;
    for (int digits = least; digits <= most; ++digits)
        if (inDigits(one, digits) != inDigits(other, digits)) return digits;
    return least;
}

}  // namespace

Beyond::Beyond(double above, double most)
    : length(above, digitsThatTellApart(above, most)), limit(most, length.digits) {}

}  // namespace sightline
