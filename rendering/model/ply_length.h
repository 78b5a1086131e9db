/// Checks that a PLY file is complete.
#pragma once
#include <string_view>

namespace sightline::rendering {

/// True when the file holds all elements that the header counts. Also true for a file that is not
/// PLY or has unknown types: the reader reports those.
bool holdsWholePly(std::string_view bytes);

}  // namespace sightline::rendering
