/// Reads models of any format that Assimp knows (glTF/GLB, OBJ, STL, PLY, FBX, 3MF...).
#pragma once
#include <filesystem>

#include "geometry/result.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

enum class LengthUnit { inch, millimetre, centimetre, metre };
enum class UpAxis { z, y };

struct ModelFile {
    std::filesystem::path path;
    LengthUnit unit = LengthUnit::inch;
    double scale = 1.0;
    UpAxis up = UpAxis::z;
};

/// Problems (one line, with the path): cannot be opened, not a model, no triangles, a coordinate
/// that is not finite, over two million triangles.
Result<Model> readModel(const ModelFile& file);

}  // namespace sightline::rendering
