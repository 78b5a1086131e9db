/// Computes the AttackTerms of the pool that is being resolved.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The terms for the current state. Call this function again in every step. Requires that a pool is
/// being resolved.
AttackTerms termsOf(const Battle& battle, const Attack& attack);
/// The terms against the defense dice of another unit that guards the defender.
AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending);

/// The terms of the pool that is being formed, which is the last pool in the list.
AttackTerms termsOfForming(const Battle& battle, const Attack& attack);

/// The wounds that the attacker suffers if the unit with these terms rolls a defense surge. In the
/// attack of an area weapon, the token or miniature takes the place of the attacker and suffers no
/// wounds.
int woundsOfSurges(const Attack& attack, const AttackTerms& terms, const Battle& battle);

/// The reasons for the dice of that pool of the attack.
std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack,
                                    const AttackPool& pool);

/// Adds these dice to the pool and records each reason.
void addToPool(Battle& battle, AttackPool& pool, const MoreDice& more);
/// Records the dice that a keyword adds, with the message about them.
void recordAddedDice(Battle& battle, const Reason& reason, Message message, UnitId other);

/// Records the effect of a keyword on this attack, with its citation. `numbers` is the result.
void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers);

}  // namespace sightline::engine
