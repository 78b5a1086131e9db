/// Numbers and permissions of an attack, with the reasons that keywords give. The game, the
/// previews and the odds use the same numbers, and players can read the reasons.
#pragma once
#include <optional>

#include "engine/legion/basics/sum.h"

namespace sightline::engine {

/// A number that a rule may forbid. A forbidden number is 0, because "cannot" overrides every rule
/// that allows the number (p. 5).
using Term = talk::Term<Reason>;
using Permission = talk::Permission<Reason>;
using Allowance = talk::Allowance<Reason>;

/// A keyword of a unit as a reason for a change of a number. `x` is the value of the keyword, if it
/// has one.
Reason reasonOf(Keyword keyword, std::optional<int> x, UnitId unit, int amount);

}  // namespace sightline::engine
