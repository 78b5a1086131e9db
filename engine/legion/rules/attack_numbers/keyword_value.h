/// The value X of an X keyword. Source: Core Rulebook p. 8 (X Keywords).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The sum of the values of all instances of the keyword. 0 if the keyword has no value X. Returns
/// no value if there is no instance. Instances that the players apply by hand do not count.
std::optional<int> valueOf(const std::vector<KeywordText>& keywords, Keyword keyword);
/// The sum of the values of all instances of the keyword, including instances that the players
/// apply by hand.
std::optional<int> printedValueOf(const std::vector<KeywordText>& keywords, Keyword keyword);

}  // namespace sightline::engine
