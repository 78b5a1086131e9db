/// Recognizes names of terrain pieces that already tell the kind of the piece.
#pragma once
#include <string_view>

namespace sightline::geometry {

/// True if the name begins with the word "barricade". A message with this name need not add the
/// kind of the piece.
bool isNamedBarricade(std::string_view name);

}  // namespace sightline::geometry
