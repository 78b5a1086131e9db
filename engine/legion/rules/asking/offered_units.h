/// Questions in which a player chooses several units for an effect.
#pragma once
#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

/// Adds an option for each unit. The player must choose at least `least` and at most `most` of the
/// units. If there are fewer units, both limits are lower.
void offerUnits(Question& question, const std::vector<UnitId>& units, int least, int most);

/// The units among the chosen options.
std::vector<UnitId> unitsChosen(const std::vector<Option>& chosen);

}  // namespace sightline::engine
