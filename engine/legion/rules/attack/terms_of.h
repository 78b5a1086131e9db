/// Computes the AttackTerms of the pool being resolved.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// For the current state; call it again in every step. Requires a pool being resolved.
AttackTerms termsOf(const Battle& battle, const Attack& attack);
/// The same against the defense dice of another unit that guards the defender.
AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending);

/// The terms of the pool that is formed: of the last pool.
AttackTerms termsOfForming(const Battle& battle, const Attack& attack);

/// Wounds that the attacker suffers if a defense surge is rolled by the unit with these terms. An
/// area weapon's token or miniature attacks in place of the unit and suffers none.
int woundsOfSurges(const Attack& attack, const AttackTerms& terms, const Battle& battle);

/// The reasons for the dice of that pool of the attack.
std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack,
                                    const AttackPool& pool);

/// Records the effect of a keyword on this attack, with its citation; `numbers`: the result.
void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers);

}  // namespace sightline::engine
