/// Numbers and permissions of an attack, with the reasons that keywords give. Game, previews and
/// odds use the same ones, and players can read the list.
#pragma once
#include <optional>

#include "engine/legion/basics/sum.h"

namespace sightline::engine {

/// "Cannot" overrides every rule that allows it (p. 5): a forbidden number is 0.
using Term = talk::Term<Reason>;
using Permission = talk::Permission<Reason>;

/// A keyword of that unit as a reason; `x`: its value, or none.
Reason reasonOf(Keyword keyword, std::optional<int> x, UnitId unit, int amount);

}  // namespace sightline::engine
