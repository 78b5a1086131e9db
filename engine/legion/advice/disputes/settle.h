/// Settles a dispute: computes the verdict, its numbers, its sensitivity, and the rule.
#pragma once
#include <stop_token>
#include <string>
#include <vector>

#include "engine/legion/advice/disputes/depends.h"
#include "engine/legion/basics/citation.h"

namespace sightline::engine {

struct DisputeNumber {
    std::string what;  ///< name of the number, such as "margin" or "distance"
    double inches = 0.0;
};

struct DisputeAnswer {
    DisputeVerdict verdict{};
    std::string line;  ///< the verdict and its sensitivity, in one line
    std::vector<DisputeNumber> numbers;
    std::optional<double> margin;  ///< margin of the verdict, see `RuledSituation`
    Sensitivity depends;
    Citation citation;
    std::string rule;  ///< our paraphrase of the rule on the cited page
};

/// Settles the dispute. Fails with the problems of `dependsOf`.
Result<DisputeAnswer> settle(const Dispute& dispute, const std::stop_token& stop = {});

/// The page of the rule for a kind of question, and our paraphrase of the rule.
Citation ruleOf(DisputeAbout about);
std::string ruleInOurWords(DisputeAbout about);

}  // namespace sightline::engine
