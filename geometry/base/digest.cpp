#include "geometry/base/digest.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace sightline::engine {

namespace {

constexpr std::uint64_t prime = 1099511628211ULL;
constexpr std::size_t bytesOfNumber = 8;

// The powers of the prime number, from the power 0 to the power `bytesOfNumber`.
constexpr auto powers = [] {
    std::array<std::uint64_t, bytesOfNumber + 1> made{1};
    for (std::size_t i = 1; i < made.size(); ++i) made[i] = made[i - 1] * prime;
    return made;
}();

}  // namespace

// A byte that is 0 only multiplies the hash by the prime number. So one multiplication by a power
// of the prime number adds all high bytes that are 0.
void Digest::add(std::int64_t number) {
    std::size_t zeros = bytesOfNumber;
    for (auto bits = static_cast<std::uint64_t>(number); bits != 0; bits >>= 8U, --zeros)
        value_ = (value_ ^ (bits & 0xffU)) * prime;
    value_ *= powers[zeros];
}

void Digest::add(double measure) { add(static_cast<std::int64_t>(std::llround(measure * 1e6))); }

void Digest::add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    std::uint64_t value = value_;
    for (char one : text) value = (value ^ static_cast<unsigned char>(one)) * prime;
    value_ = value;
}

std::string hexadecimal(std::uint64_t digest) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(digest));
    return digits.data();
}

}  // namespace sightline::engine
