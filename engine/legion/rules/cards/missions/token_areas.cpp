#include "engine/legion/rules/cards/missions/token_areas.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sightline::engine {

std::optional<int> areaOf(const ObjectiveToken& token) {
    using namespace std::string_view_literals;
    static constexpr std::array withRange1{"Comms Scrambler"sv, "Ordnance"sv, "Air Support"sv,
                                           "Exchange"sv};
    const bool acts =
        std::find(withRange1.begin(), withRange1.end(), token.printed) != withRange1.end();
    return acts ? std::optional(1) : std::nullopt;
}

}  // namespace sightline::engine
