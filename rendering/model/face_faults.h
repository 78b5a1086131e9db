/// Faces that the reader of a format would leave out or bend without a word. Read from the file's
/// text itself; Wavefront OBJ alone has such faces.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/measure/result.h"

namespace sightline::rendering {

struct FaceFaults {
    std::size_t unused = 0;  ///< points that belong to no face and no line
    std::size_t few = 0;     ///< faces with fewer than three corners, which are left out
};

/// Of a file whose name ends so ("obj"); of other formats nothing. Problems, without a path, each
/// with its line: a face that names a vertex that is not there, a vertex without three finite
/// numbers.
Result<FaceFaults> faultsOfFaces(std::string_view bytes, const std::string& ending);

}  // namespace sightline::rendering
