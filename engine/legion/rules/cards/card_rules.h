/// The cards that the game applies: those in C++ and those whose effect is data.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_rule.h"

namespace sightline::engine {

struct Scenario;

/// Every card that C++ applies.
const std::vector<CardRule>& cardRules();

/// Registers the cards of a game at their timing points. Points at which no card of the scenario
/// acts get no effect.
void addCards(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
