/// Setup, from declaring terrain to prepared positions; armies, hands and decks were checked
/// before. Source: Core Rulebook p. 16-20.
#pragma once
#include "engine/asking/task.h"
#include "engine/dice/die.h"
#include "engine/state/battle.h"

namespace sightline::engine {

Task<void> playSetup(Battle& battle);

/// 3. Every piece's facts are shown, and both players confirm them.
Task<void> declareTerrain(Battle& battle);
/// 5. Four black dice each; the winner is blue from now on.
Task<void> determineBluePlayer(Battle& battle);
/// Who is blue by these rolls: most crits, then hits, then attack surges; nobody at a tie.
std::optional<Player> blueBy(const std::vector<RolledDie>& blue, const std::vector<RolledDie>& red);
/// 6. Cards are revealed and the mission is modified twice by each player.
Task<void> buildMission(Battle& battle);
/// While terrain keeps an objective token from its place, the players adjust terrain by agreement,
/// through manual adjustment, or both say that it cannot be done (p. 20). Both confirm what was
/// adjusted.
Task<void> adjustTerrainForTokens(Battle& battle);
/// The blue player's side, and what the cards set up.
Task<void> setUpMission(Battle& battle);

/// 8. Units with Prepared Position deploy in their territory, the players in turn.
Task<void> deployInPreparedPositions(Battle& battle);

/// The players change colours: blue's units, cards and tokens become red's and the other way round.
void swapColours(Battle& battle);

}  // namespace sightline::engine
