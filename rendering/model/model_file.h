/// Reads model files of the common formats, in this process.
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

/// Extensions of all model files that can be read.
inline constexpr std::array<std::string_view, 8> modelFormats{"gltf", "glb", "obj", "stl",
                                                              "ply",  "3mf", "fbx", "dae"};

/// The unit and the axes of the file's numbers, as the file states them. Empty if the file states
/// none.
struct StatedUnits {
    std::optional<double> metres{};  ///< metres per unit in the file
    std::optional<UpAxis> up{};
};

/// A model, and the names of other files in its folder. The model refers to these files, and they
/// may be missing.
struct ModelRead {
    Model model;
    std::set<std::filesystem::path> named;
    StatedUnits stated{};
};

/// Reads a model. Problems (one line, with the path): cannot be opened, not a model, cut off, no
/// triangles, a coordinate that is not finite, over two million triangles, too many nodes. The
/// function opens nothing outside the model's own folder, and reads numbers the same way under
/// every locale. A hostile file may still crash the program within Assimp. So files of other people
/// go through `app/files/any_model.h`, which reads them in a separate process. `progress`, if not
/// empty, is called with the completed share, 0 to 1. `alone` means that this process reads no
/// other model at the same time. Then Assimp's warnings about dropped faces must belong to this
/// file, and they are a problem.
Result<ModelRead> readModelAndNames(const ModelFile& file,
                                    const std::function<void(double)>& progress = {},
                                    bool alone = false);
/// Reads a model like `readModelAndNames`, without the names of the other files.
Result<Model> readModel(const ModelFile& file);

}  // namespace sightline::rendering
