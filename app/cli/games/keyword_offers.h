/// Questions through which a keyword offers its effect, and answers that decline the offer.
#pragma once
#include <optional>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"

namespace sightline::app {

/// The keyword that causes the question. The question names the keyword or cites the section of the
/// keyword in the rulebook. `none` if no keyword causes the question.
engine::Keyword keywordOf(const engine::Question& question);

/// The option that the answer picks. Null if the answer picks no single option of the question.
const engine::Option* optionOf(const engine::Question& question, const engine::Answer& answer);

/// The answer that declines the offer of the question: "done", no option, or the number 0. No value
/// if the question demands a choice.
std::optional<engine::Answer> decliningAnswer(const engine::Question& question);

/// True if the answer declines the offer of the question.
bool isDeclined(const engine::Question& question, const engine::Answer& answer);

}  // namespace sightline::app
