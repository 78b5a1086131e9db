/// Computes the AttackTerms of an attack pool: its numbers and permissions.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The terms of the pool that is being resolved, for the current state. Call this function again in
/// every step. Requires that a pool is being resolved.
AttackTerms termsOf(const Battle& battle, const Attack& attack);
/// The terms of the pool that is being resolved. They apply to the dice of the unit `defending`,
/// which guards the defender.
AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending);

/// The terms of the pool that is being formed, which is the last pool in the list. `dodge` is the
/// number of dodge tokens that the defender is assumed to spend.
AttackTerms termsOfForming(const Battle& battle, const Attack& attack, int dodge = 0);

/// The number of wounds that the attacker suffers if the defending unit rolls `surges` defense
/// surges. `surges` must be at least 1. Returns 0 for an attack with an area weapon: the attacker
/// is then a token or miniature that suffers no wounds.
int woundsOfSurges(const Attack& attack, const AttackTerms& terms, const Battle& battle,
                   int surges = 1);

/// The reasons for the dice of the attack pool `pool`.
std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack,
                                    const AttackPool& pool);

/// Adds the dice in `more` to the pool and records the reasons for these dice.
void addToPool(Battle& battle, AttackPool& pool, const MoreDice& more);
/// Records the dice that a keyword adds, with the message about them.
void recordAddedDice(Battle& battle, const Reason& reason, Message message, UnitId other);

/// Records the effect of a keyword on this attack, with its citation. `numbers` contains the result
/// of the effect.
void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers);
/// Divides the result `amount` of several reasons among them, in their order. Each reason gets at
/// most the number that it adds. A reason that lowers the number takes from the first reasons.
/// `spent` is the part of the number that was used before.
std::vector<int> sharesOf(const std::vector<Reason>& reasons, int amount, int spent = 0);
/// Records the part of the result `amount` that each reason brings. If the result is not 0, leaves
/// out a reason that brings nothing.
void recordShares(Battle& battle, const Attack& attack, Happening happening,
                  const std::vector<Reason>& reasons, Number amount, int spent = 0);
/// Records that a keyword acted in this attack, with a sentence about its effect.
void recordKeyword(Battle& battle, const Attack& attack, const Reason& reason, Message message);

}  // namespace sightline::engine
