/// Journal: the scenario, the seed and the answers. Nothing else is stored of a game.
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
    std::optional<PlayedUnder> rules{};  ///< no value: the rules are unknown
    int asks = 1;                        ///< version of the rule set's set of questions
    bool asksEverything = false;         ///< true: also asks questions that have only one legal
                                         ///< answer
    std::string game{}, edition{};       ///< empty: the file does not contain the name
};

}  // namespace sightline::engine::talk
