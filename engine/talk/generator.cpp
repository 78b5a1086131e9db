#include "engine/talk/generator.h"

#include <cassert>

namespace sightline::engine {

Generator::Generator(std::uint64_t seed, std::uint64_t stream) : increment_((stream << 1U) | 1U) {
    next();
    state_ += seed;
    next();
}

std::uint32_t Generator::next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005ULL + increment_;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto rotation = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> rotation) | (shifted << ((32U - rotation) & 31U));
}

std::uint32_t Generator::below(std::uint32_t bound) {
    assert(bound > 0);
    const std::uint32_t uneven = (0U - bound) % bound;
    for (;;) {
        const std::uint32_t drawn = next();
        if (drawn >= uneven) return drawn % bound;
    }
}

double Generator::share() { return static_cast<double>(next()) / 4294967296.0; }

}  // namespace sightline::engine
