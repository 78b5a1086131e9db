/// Settling a dispute: the verdict, its numbers, what it depends on, and the rule behind it.
#pragma once
#include <stop_token>
#include <string>
#include <vector>

#include "engine/citation.h"
#include "engine/disputes/depends.h"

namespace sightline::engine {

struct DisputeNumber {
    std::string what;  ///< "margin", "distance"
    double inches = 0.0;
};

struct DisputeAnswer {
    DisputeVerdict verdict{};
    std::string line;  ///< the verdict and what it depends on, in one line
    std::vector<DisputeNumber> numbers;
    std::optional<double> margin;  ///< as in `RuledSituation`
    Depends depends;
    Citation citation;
    std::string rule;  ///< what the page says, in our words
};

/// Problems: as `dependsOf`.
Result<DisputeAnswer> settle(const Dispute& dispute, const std::stop_token& stop = {});

/// The rule that a question is about, and what it says, in our words.
Citation ruleOf(DisputeAbout about);
std::string ruleInOurWords(DisputeAbout about);

}  // namespace sightline::engine
