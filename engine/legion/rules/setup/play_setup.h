/// Plays the setup, from the declaration of terrain to the deployment in prepared positions.
/// Armies, hands and decks must be checked before. Source: Core Rulebook p. 16-20.
#pragma once
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> playSetup(Battle& battle);

/// Step 3 of the setup: shows the facts of every terrain piece. Both players confirm the facts.
Task<void> declareTerrain(Battle& battle);
/// Step 5 of the setup: rolls four black dice for each player. The player with the better roll
/// becomes the blue player. In an edition in which points decide, the player with the lower army
/// total chooses a colour.
Task<void> determineBluePlayer(Battle& battle);
/// The winner of two rolls: the player with more crits; if they are equal, more hits; if they are
/// equal, more attack surges. No value if all three numbers are equal.
std::optional<Player> blueBy(const std::vector<RolledDie>& blue, const std::vector<RolledDie>& red);
/// Step 6 of the setup: reveals the mission cards. Then each player modifies the mission twice.
Task<void> buildMission(Battle& battle);
/// If terrain is at the position of an objective token, the players agree how to adjust the
/// terrain, or both confirm that this is impossible (p. 20). Both players must confirm the adjusted
/// terrain.
Task<void> adjustTerrainForTokens(Battle& battle);
/// The blue player chooses a side of the table. Then the setup rules of the mission cards are
/// applied.
Task<void> setUpMission(Battle& battle);

/// Step 8 of the setup: units with Prepared Position deploy in their territory. The players take
/// turns.
Task<void> deployInPreparedPositions(Battle& battle);

/// Swaps the colours of the players: the blue player's units, cards and tokens become red, and the
/// red player's become blue.
void swapColours(Battle& battle);

}  // namespace sightline::engine
