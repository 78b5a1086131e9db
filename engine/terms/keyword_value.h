/// The number of an X keyword. Source: Core Rulebook p. 8 (X Keywords).
#pragma once
#include <optional>
#include <vector>

#include "engine/catalogue/unit_card.h"

namespace sightline::engine {

/// The numbers of every instance of that keyword added up, 0 for one that has no number; none where
/// there is no instance.
std::optional<int> valueOf(const std::vector<KeywordText>& keywords, Keyword keyword);

}  // namespace sightline::engine
