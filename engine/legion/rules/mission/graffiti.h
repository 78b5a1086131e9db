/// Graffiti tokens: they change the number of dice in the Rally step of units near them, until the
/// end of the game. Source: Core Rulebook, Keyword Glossary p. 60 (Graffiti Tokens).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

/// The name that cards print for the tokens.
inline constexpr const char* graffitiToken = "Graffiti";
/// The range within which a token changes the Rally step of a unit.
inline constexpr int rangeOfGraffiti = 2;

/// True for a Graffiti token on the battlefield.
bool isGraffiti(const ObjectiveToken& token);
/// False in a game that began with an older version of the program, which did not apply the tokens.
/// In such a game, the players apply the tokens by hand.
bool appliesGraffiti(const Battle& battle);
/// True if the unit is within range 2 of a Graffiti token of `owner`, and has LOS to this token.
bool isNearGraffiti(const Battle& battle, UnitId unit, Player owner);
/// Registers the effects of the tokens on units that rally.
void addGraffiti(Effects& effects);

}  // namespace sightline::engine
