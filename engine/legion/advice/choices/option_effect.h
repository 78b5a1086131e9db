/// The effects of options, for `choiceHelp`.
#pragma once
#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// The effect of one option in our own words. No message if the name of the option says everything.
Message effectOf(const Option& option, const Question& question, const View& view);

}  // namespace sightline::engine
