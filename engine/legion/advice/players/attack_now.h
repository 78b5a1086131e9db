/// The current attack as the computer player "sensible" sees it in its view.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// True while an attack pool is being resolved.
bool isResolving(const View& view);
/// The numbers of the attack pool that is being resolved. Requires `isResolving`.
AttackTerms termsOfAttack(const View& view);

}  // namespace sightline::engine
