/// The cards that the game applies: cards with C++ code, and cards whose effect is data.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_rule.h"

namespace sightline::engine {

struct Scenario;

/// All cards with C++ code.
const std::vector<CardRule>& cardRules();

/// Registers the cards of a game at their timing points. A timing point at which no card of the
/// scenario acts gets no entry.
void addCards(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
