/// The cards that the game applies: cards with C++ code, and cards whose rule is data.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_rule.h"

namespace sightline::engine {

struct Scenario;

/// All cards with C++ code.
const std::vector<CardRule>& cardRules();

/// Registers the cards of a scenario at their timing points. If no card of the scenario acts at a
/// timing point, nothing is registered there.
void addCards(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
