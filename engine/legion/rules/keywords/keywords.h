/// The table of keywords that the game applies itself.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine {

/// Every keyword with code, complete or in parts. The list of automated keywords is made from it.
const std::vector<KeywordRule>& keywordRules();

/// Keywords that code applies completely. The catalogue's reader marks only these as automated.
std::vector<Keyword> keywordsInCode();

/// The effects of all keywords and nothing else, for odds of an attack outside a game.
const Effects& keywordEffects();

/// Registers their effects at timing points in a game.
void addKeywords(Effects& effects);

}  // namespace sightline::engine
