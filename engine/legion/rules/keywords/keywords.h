/// The table of the keywords that the code applies.
#pragma once
#include <memory>
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine {

/// All keywords that the code applies completely or in part. `appliedByCode` reads this table.
const std::vector<KeywordRule>& keywordRules();

/// The keywords that the code applies completely. The reader of the catalogue marks only these
/// keywords as automated.
std::vector<Keyword> keywordsInCode();

/// The effects of all keywords, but no other effects. They are used for the odds of an attack
/// outside a game.
const Effects& keywordEffects();

/// Registers the effects of all keywords at their timing points in a game. `acts` counts the
/// changes of standing points; null: nothing is counted.
void addKeywords(Effects& effects, const std::shared_ptr<StandingActs>& acts = nullptr);

}  // namespace sightline::engine
