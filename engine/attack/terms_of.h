/// The numbers of the pool being resolved, as engine/terms has them.
#pragma once
#include "engine/state/battle.h"
#include "engine/terms/attack_terms.h"

namespace sightline::engine {

/// As things are now: asked anew in every step. Requires a pool being resolved.
AttackTerms termsOf(const Battle& battle, const Attack& attack);
/// The same against the defense dice of another unit: one that guards the defender.
AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending);

/// How the dice of its pool come about.
std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack);

/// Puts a keyword's part in this attack on record, with its own page; `numbers`: what came of it.
void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers);

}  // namespace sightline::engine
