/// Recognizes names of terrain pieces that already tell their kind.
#pragma once
#include <string_view>

namespace sightline::geometry {

/// True if the name begins with the word "barricade". A message then need not add the kind of the
/// piece.
bool isNamedBarricade(std::string_view name);

}  // namespace sightline::geometry
