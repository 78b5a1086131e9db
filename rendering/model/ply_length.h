/// How long a PLY file has to be.
#pragma once
#include <string_view>

namespace sightline::rendering {

/// Are all elements that the header counts in the file? True as well of what is no PLY file, or has
/// types that nobody knows: its reader will say so.
bool holdsWholePly(std::string_view bytes);

}  // namespace sightline::rendering
