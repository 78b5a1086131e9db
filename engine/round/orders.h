/// Orders and order tokens: who may be ordered, who may command, what goes into the order pool.
/// Source: Core Rulebook p. 21-22 (Nominate Commanders and Issue Orders, Create the Order Pool).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// An undefeated commander or operative, or a unit with the Commander token, stands on that side.
bool mayPlayCommandCards(const Battle& battle, Player player);
/// Cards of the hand whose units still stand, by their index.
std::vector<int> playableCards(const Battle& battle, Player player);
bool hasPlayableCard(const Battle& battle, Player player);
/// Units that may be nominated for that card.
std::vector<UnitId> commandersFor(const Battle& battle, Player player, const CommandCard& card);

/// Units without an order this round that match, for orders of that commander; mercenaries obey
/// their own Affiliation only (p. 41).
std::vector<UnitId> unitsToOrder(const Battle& battle, UnitId commander, const UnitFilter& filter);

/// One token for each undefeated unit that was not issued an order.
OrderPool orderPoolOf(const Battle& battle, Player player);
/// Units of that rank that wait for a token: neither ordered nor activated.
std::vector<UnitId> unitsWithoutToken(const Battle& battle, Player player, Rank rank);
/// Units with a faceup order token.
std::vector<UnitId> unitsWithFaceupToken(const Battle& battle, Player player);

/// Advantage tokens of a player with `own` undefeated units against `enemies`.
int passTokens(int own, int enemies);

}  // namespace sightline::engine
