#include "app/cli/terminal/seed_option.h"

#include <charconv>
#include <cstdint>

namespace sightline::app {

std::string faultOfSeed(const std::string& text) {
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [read, fault] = std::from_chars(text.data(), end, seed);
    if (fault == std::errc() && read == end) return {};
    return "a whole number from 0 to 18446744073709551615 is expected";
}

}  // namespace sightline::app
