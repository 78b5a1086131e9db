/// Questions in which a player chooses one of several texts, such as "gain 1 aim" or "gain 1
/// dodge". The first two names of such a question are the name and the text of the card or keyword.
#pragma once
#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

/// The number of names before the names of the options.
inline constexpr int namesBeforeTexts = 2;

/// Adds an option for each text. If `mayDecline` is true, also adds an option that chooses none.
void offerTexts(Question& question, const Messages& texts, bool mayDecline);

/// The index of the chosen text. -1: the player declined.
int textChosen(const Option& chosen);

}  // namespace sightline::engine
