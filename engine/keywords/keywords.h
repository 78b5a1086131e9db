/// The keywords that act at timing points, one small file each, grouped by where they act.
#pragma once
#include "engine/timing/effects.h"

namespace sightline::engine {

/// Joins the effects of every keyword below to a game.
void addKeywords(Effects& effects);

void addImmobilize(Effects& effects, Player attacker);
void addPoison(Effects& effects, Player attacker);

/// Whoever of those types suffers wounds from a pool of that player with the weapon keyword gains
/// as many tokens as its numbers in the pool add up to (p. 8, X Keywords).
void addTokensForWounds(Effects& effects, Player attacker, const std::string& keyword, Token token,
                        bool (*concerns)(UnitType));

}  // namespace sightline::engine
