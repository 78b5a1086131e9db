/// Divulge: players reveal command cards from the hand at the start of a step or phase. Source:
/// Core Rulebook, Keyword Glossary p. 60 (Divulge, Permanent).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The start of the step: each player, the blue player first, may divulge cards one after the
/// other. Each card acts at the timing point CardDivulged. A phase gives this opportunity only in
/// the first round, because a player who declines it can no longer divulge the card.
Task<void> divulgeCommandCards(Battle& battle, DivulgeStep step);

/// The end of the step: the divulged cards return to the hands. A permanent card stays in play,
/// unless its text demands that it is selected in round 1.
void returnDivulgedCards(Battle& battle, DivulgeStep step);

/// True if the player has divulged the card in this game.
bool wasDivulged(const Battle& battle, Player player, const CommandCard& card);
/// True if the divulged card lies faceup until the end of the current step. The player has not
/// played the card, so only its text for Divulge acts.
bool isOnlyRevealed(const Battle& battle, Player player, const CommandCard& card);

}  // namespace sightline::engine
