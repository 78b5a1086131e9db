/// Victory points and the end of the game.
/// Source: Core Rulebook p. 20 (Winning the Game), p. 38 (Score Victory Points).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

inline constexpr int pointsToWin = 12;

/// The victory points that the player now gets by the rule `rule` of a battle card.
int pointsFor(const Battle& battle, Player player, const ScoringRule& rule);
/// Gives the player victory points and records them with the reason.
void award(Battle& battle, Player player, int points, Message reason, Citation citation);
/// Scores the objective card, then the secondary objective card.
Task<void> scoreVictoryPoints(Battle& battle);

/// Ends the game immediately if only one player has undefeated units (p. 20).
void checkForVictory(Battle& battle);

/// Call this at the end of an End Phase. Ends the game if a player has at least 12 victory points
/// and more than the opponent.
void checkForVictoryPoints(Battle& battle);
/// Call this after the last round. The player with more victory points wins. If both have the same
/// number, the player whose defeated units cost fewer points wins; if these points are also equal,
/// the game is a draw.
void endByVictoryPoints(Battle& battle);

}  // namespace sightline::engine
