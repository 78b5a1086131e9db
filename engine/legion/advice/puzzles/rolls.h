/// All results of a roll or a draw, with their chances. Results that differ only in the order of
/// equal dice count as one.
#pragma once
#include <vector>

#include "engine/legion/rules/asking/answer.h"

namespace sightline::engine::puzzles {

struct RollResult {
    Answer answer;
    double chance = 0.0;
};

/// Requires a question that chance answers.
std::vector<RollResult> resultsOf(const Question& question);

}  // namespace sightline::engine::puzzles
