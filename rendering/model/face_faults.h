/// Checks the text of a model file for faces that the format's reader would drop or change without
/// an error. Only Wavefront OBJ has such faces.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::rendering {

struct FaceFaults {
    std::size_t unused = 0;  ///< vertices that no face and no line uses
    std::size_t few = 0;     ///< faces with fewer than three corners; the reader drops them
};

/// `ending` is the extension of the file's name; any but "obj" gives no faults. Problems, without a
/// path, each with its line: a face that names a missing vertex, a vertex without three finite
/// numbers.
Result<FaceFaults> faultsOfFaces(std::string_view bytes, const std::string& ending);

}  // namespace sightline::rendering
