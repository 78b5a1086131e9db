/// Victory points and the end of the game.
/// Source: Core Rulebook p. 20 (Winning the Game), p. 38 (Score Victory Points).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

inline constexpr int pointsToWin = 12;

/// Points that a scoring rule gives that player now.
int pointsFor(const Battle& battle, Player player, const ScoringRule& rule);
/// Scores the objective card, then the secondary objective card.
Task<void> scoreVictoryPoints(Battle& battle);

/// Ends the game immediately if only one player has undefeated units (p. 20).
void checkForVictory(Battle& battle);

/// At the end of an End Phase, ends the game if a player has at least 12 victory points and more
/// than the opponent.
void checkForVictoryPoints(Battle& battle);
/// After the last round: most victory points, then the fewest points of own defeated units, else a
/// draw.
void endByVictoryPoints(Battle& battle);

}  // namespace sightline::engine
