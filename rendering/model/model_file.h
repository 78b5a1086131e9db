/// Reads model files of the common formats in this process.
#pragma once
#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string_view>

#include "geometry/base/result.h"
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

/// The file name extensions of all model formats that can be read.
inline constexpr std::array<std::string_view, 8> modelFormats{"gltf", "glb", "obj", "stl",
                                                              "ply",  "3mf", "fbx", "dae"};

/// The unit and the up axis that a model file states for its numbers. A member is empty if the file
/// does not state it.
struct StatedUnits {
    std::optional<double> metres{};  ///< metres in one unit of the file
    std::optional<UpAxis> up{};
};

/// A model that was read, and the names of the other files that the model uses. These files belong
/// in the folder of the model and may be missing.
struct ModelRead {
    Model model;
    std::set<std::filesystem::path> named;
    StatedUnits stated{};
};

/// Reads a model file. Problems (one line, with the path): the file cannot be opened, is no model,
/// is cut off, or has no triangles; a coordinate is not finite; there are over two million
/// triangles or too many nodes. The function opens no file outside the model's own folder, and
/// reads numbers in the same way in every locale. A hostile file may still crash the program inside
/// Assimp, so files of other people are read with `app/files/tables/any_model.h` in a separate
/// process. `progress`, if not empty, is called with the completed share, 0 to 1. `alone` means
/// that this process reads no other model at the same time. Then every warning of Assimp about
/// dropped faces is about this file, and the function returns it as a problem.
Result<ModelRead> readModelAndNames(const ModelFile& file,
                                    const std::function<void(double)>& progress = {},
                                    bool alone = false);
/// Reads a model like `readModelAndNames`, without the names of the other files.
Result<Model> readModel(const ModelFile& file);

}  // namespace sightline::rendering
