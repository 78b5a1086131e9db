/// Reads models of the formats that people use, in this process.
#pragma once
#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string_view>

#include "geometry/measure/result.h"
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

/// How the names of files that are read may end.
inline constexpr std::array<std::string_view, 8> modelFormats{"gltf", "glb", "obj", "stl",
                                                              "ply",  "3mf", "fbx", "dae"};

/// What a file says itself of its numbers, as they come from it; none: nothing.
struct StatedUnits {
    std::optional<double> metres{};  ///< that one of its numbers is
    std::optional<UpAxis> up{};
};

/// A model and which other files of its folder it asked for, there or not.
struct ModelRead {
    Model model;
    std::set<std::filesystem::path> named;
    StatedUnits stated{};
};

/// Problems (one line, with the path): cannot be opened, not a model, cut off, no triangles, a
/// coordinate that is not finite, over two million triangles, nodes without end.
/// Nothing outside the model's own folder is opened, and numbers are read the same under every
/// locale. A file may yet bring the program down within Assimp, so those of others are for
/// `app/files/any_model.h`, which reads them in a process of their own.
/// `progress`, if any, is told how much is done, 0 to 1. `alone`: this process reads no other model
/// at the same time, so that faces are heard of which Assimp drops with no more than a warning;
/// then they are a problem.
Result<ModelRead> readModelAndNames(const ModelFile& file,
                                    const std::function<void(double)>& progress = {},
                                    bool alone = false);
/// The same without the names.
Result<Model> readModel(const ModelFile& file);

}  // namespace sightline::rendering
