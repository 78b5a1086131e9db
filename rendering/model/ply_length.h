/// Checks whether a PLY file is complete.
#pragma once
#include <string_view>

namespace sightline::rendering {

/// True if the file holds all elements that its header announces. Also true if the file is not PLY
/// or has unknown types; the reader reports these errors.
bool holdsWholePly(std::string_view bytes);

}  // namespace sightline::rendering
