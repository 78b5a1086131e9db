/// Journal: the scenario, the seed and the answers of a game. Nothing else of a game is stored.
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
    std::optional<PlayedUnder> rules{};  ///< rules of the game; no value: the rules are unknown
    int asks = 1;                        ///< version of the questions that the rule set asks
    /// True if the game also asks questions that have only one legal answer.
    bool asksEverything = false;
    /// Names of the game and its edition; empty: the file does not contain them.
    std::string game{}, edition{};
};

}  // namespace sightline::engine::talk
