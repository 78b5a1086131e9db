/// Layout files: `*.layout.json`, a table and its terrain (contract "sightline-layout" version 1).
#pragma once
#include <filesystem>
#include <functional>

#include "geometry/base/json/json_reader.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// Prefix of a path into the program's own assets, the same on every machine.
inline constexpr std::string_view assetScheme = "asset:";

/// Bounds of the tolerance of mesh simplification, in inches. A smaller value costs too much time;
/// a larger one would be visible.
inline constexpr double leastSimplifying = 0.005, mostSimplifying = 0.25;

/// A reference to a model in a layout.
struct MeshReference {
    std::filesystem::path path;  ///< resolved path; empty for a piece without a model
    double scale = 1.0;
    std::string unit = "in";  ///< in, mm, cm, m
    bool yUp = false;
    /// Tolerance of the simplification in inches: most distance of a triangle from the file's mesh.
    /// 0: not simplified.
    double simplifiedWithin = 0.0;
};
/// Loads a model as a triangle mesh. The program provides it, because the engine has no model
/// loader.
using MeshReader = std::function<Result<geometry::MeshShape>(const MeshReference&)>;

/// The folders for relative model paths.
struct LayoutFolders {
    std::filesystem::path layout;  ///< folder of the layout file
    std::filesystem::path assets;  ///< folder for the prefix "asset:"
};

struct Layout {
    std::string name;
    geometry::TableSize table;
    std::string mat;  ///< desert, forest, city, ice, industrial
    std::vector<geometry::PieceSpec> pieces;
    struct Look {
        std::filesystem::path model;  ///< empty: drawn as a plain shape
        double scale = 1.0;
        std::string unit = "in";
        bool yUp = false;
        double simplifiedWithin = 0.0;  ///< as in `MeshReference`
    };
    std::vector<Look> looks;  ///< look of each piece, in the order of the pieces
    enum class Fact { movement, cover, sight };
    /// A fact that players still have to agree: the file lacks it, and a default was used.
    struct OpenFact {
        geometry::PieceId piece;
        std::string text;
        Fact fact{};
    };
    std::vector<OpenFact> unagreed;
    nlohmann::json source;  ///< the document, with model paths that no longer depend on the folder
};

/// That fact of the piece, with its default.
Layout::OpenFact unagreedFact(const geometry::PieceId& piece, Layout::Fact fact);

/// Errors name the file, the JSON pointer and the expected value; a faulty layout is never loaded
/// in part. A layout with too many triangles is refused at the first piece over the limit, before
/// its table is built.
Result<Layout> readLayout(const nlohmann::json& json, const std::string& where,
                          const LayoutFolders& folders, const MeshReader& meshes);

}  // namespace sightline::engine
