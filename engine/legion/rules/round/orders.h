/// Orders and order tokens: the units that may receive orders, the commanders, and the order pool.
/// Source: Core Rulebook p. 21-22 (Nominate Commanders and Issue Orders, Create the Order Pool).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the player may play command cards: the player has an undefeated commander, operative or
/// unit with the Commander token.
bool mayPlayCommandCards(const Battle& battle, Player player);
/// The indices of the cards in the hand that may be played. If a card names units, at least one of
/// them must be undefeated.
std::vector<int> playableCards(const Battle& battle, Player player);
bool hasPlayableCard(const Battle& battle, Player player);
/// The units that may be nominated as commander for the command card.
std::vector<UnitId> commandersFor(const Battle& battle, Player player, const CommandCard& card);

/// The units that match the filter, have no order in this round and may receive an order from the
/// commander. Mercenaries accept orders only from their own Affiliation (p. 41).
std::vector<UnitId> unitsToOrder(const Battle& battle, UnitId commander, const UnitFilter& filter);

/// The order pool: one token for each undefeated unit of the player that received no order.
OrderPool orderPoolOf(const Battle& battle, Player player);
/// The units of this rank that may receive an order token: units that have no order token and have
/// not activated, and units with Unstoppable that have only a faceup order token.
std::vector<UnitId> unitsWithoutToken(const Battle& battle, Player player, Rank rank);
/// The player's units with a faceup order token.
std::vector<UnitId> unitsWithFaceupToken(const Battle& battle, Player player);

/// The number of advantage tokens in a pass pool. `own` is the number of the player's undefeated
/// units, `enemies` the number of the opponent's.
int passTokens(int own, int enemies);

}  // namespace sightline::engine
