/// The keywords that the game plays by itself.
#pragma once
#include <vector>

#include "engine/keywords/keyword_rule.h"

namespace sightline::engine {

/// The one table: every keyword that has code, for all of it or for parts. What is automated is
/// made of it.
const std::vector<KeywordRule>& keywordRules();

/// Those of which code applies all: the catalogue is told when it is read, and calls no other
/// keyword automated.
std::vector<Keyword> keywordsInCode();

/// Joins what they do at timing points to a game.
void addKeywords(Effects& effects);

}  // namespace sightline::engine
