/// The keywords that act at timing points, one small file each, grouped by where they act.
#pragma once
#include "engine/timing/effects.h"

namespace sightline::engine {

/// Joins the effects of every keyword below to a game.
void addKeywords(Effects& effects);

void addImmobilize(Effects& effects, Player attacker);
void addPoison(Effects& effects, Player attacker);

/// The numbers of that weapon keyword in the pool being resolved, added up (p. 8, X Keywords).
int valueInPool(const Battle& battle, const Attack& attack, const std::string& keyword);
/// Those wounds were suffered from the pool of an attack of that player that has the keyword.
bool woundedBy(const Battle& battle, const WoundsSuffered& point, Player attacker,
               const std::string& keyword);

}  // namespace sightline::engine
