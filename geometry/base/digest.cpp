#include "geometry/base/digest.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace sightline::engine {

void Digest::add(std::int64_t number) {
    auto bits = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i) {
        addByte(bits & 0xffU);
        bits >>= 8U;
    }
}

void Digest::add(double measure) { add(static_cast<std::int64_t>(std::llround(measure * 1e6))); }

void Digest::add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    for (char one : text) addByte(static_cast<unsigned char>(one));
}

std::string hexadecimal(std::uint64_t digest) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(digest));
    return digits.data();
}

}  // namespace sightline::engine
