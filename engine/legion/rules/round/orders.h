/// Orders and order tokens: units that may be ordered, commanders, and the order pool.
/// Source: Core Rulebook p. 21-22 (Nominate Commanders and Issue Orders, Create the Order Pool).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the player has an undefeated commander, operative or unit with the Commander token.
bool mayPlayCommandCards(const Battle& battle, Player player);
/// Indices of the cards in the hand whose units are still undefeated.
std::vector<int> playableCards(const Battle& battle, Player player);
bool hasPlayableCard(const Battle& battle, Player player);
/// Units that may be nominated for that card.
std::vector<UnitId> commandersFor(const Battle& battle, Player player, const CommandCard& card);

/// Units that match the filter, have no order this round and may be ordered by that commander;
/// mercenaries obey only their own Affiliation (p. 41).
std::vector<UnitId> unitsToOrder(const Battle& battle, UnitId commander, const UnitFilter& filter);

/// One token for each undefeated unit that was not issued an order.
OrderPool orderPoolOf(const Battle& battle, Player player);
/// Units of that rank that may get a token: neither ordered nor activated.
std::vector<UnitId> unitsWithoutToken(const Battle& battle, Player player, Rank rank);
/// Units with a faceup order token.
std::vector<UnitId> unitsWithFaceupToken(const Battle& battle, Player player);

/// Number of advantage tokens for a player with `own` undefeated units against `enemies`.
int passTokens(int own, int enemies);

}  // namespace sightline::engine
