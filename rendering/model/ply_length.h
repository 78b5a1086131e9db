/// Checks that a PLY file is complete.
#pragma once
#include <string_view>

namespace sightline::rendering {

/// True if the file holds all elements that the header counts. Also true if the file is not PLY or
/// has unknown types, because the reader reports those errors.
bool holdsWholePly(std::string_view bytes);

}  // namespace sightline::rendering
