/// The current attack, as the sensible player sees it.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// True while an attack pool is resolved.
bool isResolving(const View& view);
/// The numbers of that pool. Requires `isResolving`.
AttackTerms termsOfAttack(const View& view);

}  // namespace sightline::engine
