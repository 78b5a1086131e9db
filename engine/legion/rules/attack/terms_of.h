/// Computes the AttackTerms of the pool being resolved.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// For the current state; call it again in every step. Requires a pool being resolved.
AttackTerms termsOf(const Battle& battle, const Attack& attack);
/// The same against the defense dice of another unit that guards the defender.
AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending);

/// The reasons for the dice of its pool.
std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack);

/// Records the effect of a keyword on this attack, with its citation; `numbers`: the result.
void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers);

}  // namespace sightline::engine
