/// Checks the text of a model file for faces that the format's reader would drop or change without
/// an error. Only Wavefront OBJ files have such faces.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::rendering {

struct FaceFaults {
    std::size_t unused = 0;  ///< vertices that neither a face nor a line uses
    std::size_t few = 0;     ///< faces with fewer than three corners; the reader drops them
};

/// `ending` is the extension of the file name. Only "obj" files can have faults. Problems, without
/// a path, each with its line: a face names a missing vertex; a vertex does not have three finite
/// numbers.
Result<FaceFaults> faultsOfFaces(std::string_view bytes, const std::string& ending);

}  // namespace sightline::rendering
