/// Checks whether a PLY file is complete.
#pragma once
#include <string_view>

namespace sightline::rendering {

/// True if the file is PLY and its header is not complete. The Assimp library would read such a
/// file until its time limit.
bool lacksPlyHeader(std::string_view bytes);

/// True if the file holds all elements that its header announces. Also true if the file is not PLY
/// or has unknown types; the reader reports these errors.
bool holdsWholePly(std::string_view bytes);

}  // namespace sightline::rendering
