/// Names of terrain pieces in messages.
#pragma once
#include <string_view>

namespace sightline::geometry {

/// True if the name begins with the word "barricade", so that a message need not name the kind.
bool isNamedBarricade(std::string_view name);

}  // namespace sightline::geometry
