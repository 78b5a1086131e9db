/// Reads layout files: `*.layout.json`, a table and its terrain (format "sightline-layout" version
/// 1).
#pragma once
#include <filesystem>
#include <functional>

#include "geometry/base/json/json_reader.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// The prefix of a path to a file that is part of the program. Such a path is the same on every
/// computer.
inline constexpr std::string_view assetScheme = "asset:";

/// Limits for the tolerance of mesh simplification, in inches. A smaller tolerance makes loading
/// too slow. A larger tolerance changes the model visibly.
inline constexpr double leastSimplifying = 0.005, mostSimplifying = 0.25;

/// A reference from a layout to a model.
struct MeshReference {
    std::filesystem::path path;  ///< complete path of the model; empty for a piece without a model
    double scale = 1.0;
    std::string unit = "in";  ///< unit of the model's lengths: in, mm, cm or m
    bool yUp = false;
    /// The tolerance of the mesh simplification in inches: the largest distance between the
    /// simplified mesh and the original mesh. 0: the mesh is not simplified.
    double simplifiedWithin = 0.0;
};
/// Loads a model as a triangle mesh. The program must provide this function, because the engine has
/// no loader for models.
using MeshReader = std::function<Result<geometry::MeshShape>(const MeshReference&)>;

/// The folders where relative model paths start.
struct LayoutFolders {
    std::filesystem::path layout;  ///< the folder of the layout file, for paths without prefix
    std::filesystem::path assets;  ///< the folder for paths with the prefix "asset:"
};

struct Layout {
    std::string name;
    geometry::TableSize table;
    std::string mat;  ///< theme of the table: desert, forest, city, ice or industrial
    std::vector<geometry::PieceSpec> pieces;
    struct Look {
        std::filesystem::path model;  ///< path of the displayed model; empty: a plain shape is
                                      ///< displayed
        double scale = 1.0;
        std::string unit = "in";
        bool yUp = false;
        double simplifiedWithin = 0.0;  ///< tolerance of the simplification, see `MeshReference`
    };
    std::vector<Look> looks;  ///< the look of each piece, in the order of the pieces in the file
    enum class Fact { movement, cover, sight };
    /// A fact that the players have not agreed on yet. The file does not contain this fact, so the
    /// reader used a default.
    struct OpenFact {
        geometry::PieceId piece;
        std::string text;
        Fact fact{};
    };
    std::vector<OpenFact> unagreed;
    nlohmann::json source;  ///< the JSON of the layout; its model paths do not depend on the folder
};

struct TerrainPiece;
/// The facts of the piece that the players have not agreed on yet. The list is empty for a
/// barricade.
std::vector<Layout::OpenFact> unagreedFacts(const TerrainPiece& piece);

/// Reads a layout. A problem names the file, the JSON pointer and the expected value. No part of a
/// faulty layout is loaded. If the models have too many triangles, the layout is refused before the
/// table is built; the problem names the first piece over the limit.
Result<Layout> readLayout(const nlohmann::json& json, const std::string& where,
                          const LayoutFolders& folders, const MeshReader& meshes);

}  // namespace sightline::engine
