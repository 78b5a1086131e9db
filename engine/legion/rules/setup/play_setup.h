/// The setup, from the declaration of terrain to prepared positions. Armies, hands and decks must
/// be checked before. Source: Core Rulebook p. 16-20.
#pragma once
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> playSetup(Battle& battle);

/// 3. Shows the facts of every terrain piece. Both players confirm them.
Task<void> declareTerrain(Battle& battle);
/// 5. Rolls four black dice for each player. The winner becomes the blue player. In an edition in
/// which points decide the colours, the player with the lower army total chooses.
Task<void> determineBluePlayer(Battle& battle);
/// The blue player according to these rolls: the player with more crits, then more hits, then more
/// attack surges. No value if all are equal.
std::optional<Player> blueBy(const std::vector<RolledDie>& blue, const std::vector<RolledDie>& red);
/// 6. Reveals the cards. Then each player modifies the mission twice.
Task<void> buildMission(Battle& battle);
/// If terrain is on the place of an objective token, the players adjust the terrain by agreement,
/// or both confirm that this is impossible (p. 20). Both players must confirm the adjusted terrain.
Task<void> adjustTerrainForTokens(Battle& battle);
/// The blue player chooses a side, and the setup rules of the cards are applied.
Task<void> setUpMission(Battle& battle);

/// 8. Units with Prepared Position deploy in their territory. The players take turns.
Task<void> deployInPreparedPositions(Battle& battle);

/// Swaps the colours: the blue player's units, cards and tokens become red, and the red player's
/// become blue.
void swapColours(Battle& battle);

}  // namespace sightline::engine
