/// Checks the text of a model file for faces that the format's reader would drop or change without
/// an error. Only Wavefront OBJ files can have such faces.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::rendering {

struct FaceFaults {
    std::size_t unused = 0;  ///< number of vertices that neither a face nor a line uses
    std::size_t few = 0;  ///< number of faces with fewer than three corners; the reader drops them
};

/// Counts the faces that the reader drops and the vertices that nothing uses. `ending` is the
/// extension of the file name; for other files than "obj", the counts are 0. Refuses the file, with
/// the line, if a face names a missing vertex or if a vertex lacks three finite numbers.
Result<FaceFaults> faultsOfFaces(std::string_view bytes, const std::string& ending);

}  // namespace sightline::rendering
