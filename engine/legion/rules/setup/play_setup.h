/// Setup, from declaring terrain to prepared positions. Armies, hands and decks must be checked
/// before.
/// Source: Core Rulebook p. 16-20.
#pragma once
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> playSetup(Battle& battle);

/// 3. Shows the facts of every piece; both players confirm them.
Task<void> declareTerrain(Battle& battle);
/// 5. Rolls four black dice for each player; the winner becomes blue.
Task<void> determineBluePlayer(Battle& battle);
/// The blue player by these rolls: most crits, then hits, then attack surges; none at a tie.
std::optional<Player> blueBy(const std::vector<RolledDie>& blue, const std::vector<RolledDie>& red);
/// 6. Reveals cards; each player modifies the mission twice.
Task<void> buildMission(Battle& battle);
/// While terrain blocks the place of an objective token, the players adjust terrain by agreement,
/// or both state that it is impossible (p. 20). Both confirm the adjusted terrain.
Task<void> adjustTerrainForTokens(Battle& battle);
/// The blue player's side, and the setup rules of the cards.
Task<void> setUpMission(Battle& battle);

/// 8. Units with Prepared Position deploy in their territory; the players take turns.
Task<void> deployInPreparedPositions(Battle& battle);

/// Swaps colours: blue's units, cards and tokens become red's, and red's become blue's.
void swapColours(Battle& battle);

}  // namespace sightline::engine
