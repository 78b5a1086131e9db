/// The value X of an X keyword. Source: Core Rulebook p. 8 (X Keywords).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The sum of the values of all instances of that keyword. 0 if the keyword has no value. No value
/// is returned if there is no instance.
std::optional<int> valueOf(const std::vector<KeywordText>& keywords, Keyword keyword);
/// The same, and instances that the players apply by hand count, too.
std::optional<int> printedValueOf(const std::vector<KeywordText>& keywords, Keyword keyword);

}  // namespace sightline::engine
