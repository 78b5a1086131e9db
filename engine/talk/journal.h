/// Journal: scenario, seed and answers, which is everything that is stored of a game.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/talk/played_under.h"

namespace sightline::engine::talk {

template <class Answer>
struct Journal {
    nlohmann::json scenario;
    std::uint64_t seed = 0;
    std::vector<Answer> answers;
    std::optional<PlayedUnder> rules{};  ///< none: not known
    int asks = 1;                        ///< version of the rule set's questions
    bool asksEverything = false;         ///< also ask questions with only one legal answer
    std::string game{}, edition{};       ///< empty: the file does not name them
};

}  // namespace sightline::engine::talk
