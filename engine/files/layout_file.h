/// Layouts: `*.layout.json`, a table and the terrain on it (contract "sightline-layout" version 1).
#pragma once
#include <filesystem>
#include <functional>

#include "engine/json/json_reader.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// What a path into the program's own assets begins with, on every machine.
inline constexpr std::string_view assetScheme = "asset:";

/// How far, in inches, a model may be simplified: nearer takes longer than it is worth, farther
/// would be seen.
inline constexpr double leastSimplifying = 0.005, mostSimplifying = 0.25;

/// A model that a layout names.
struct MeshReference {
    std::filesystem::path path;  ///< resolved; empty when a piece has none
    double scale = 1.0;
    std::string unit = "in";  ///< in, mm, cm, m
    bool yUp = false;
    /// Inches: with fewer triangles, none of them farther from the file's. 0: as the file has it.
    double simplifiedWithin = 0.0;
};
/// Reads a model into triangles; given by the program, since the engine reads no models itself.
using MeshReader = std::function<Result<geometry::MeshShape>(const MeshReference&)>;

/// Where relative model paths are looked up.
struct LayoutFolders {
    std::filesystem::path layout;  ///< folder of the layout file
    std::filesystem::path assets;  ///< what "asset:" stands for
};

struct Layout {
    std::string name;
    geometry::TableSize table;
    std::string mat;  ///< desert, forest, city, ice, industrial
    std::vector<geometry::PieceSpec> pieces;
    struct Look {
        std::filesystem::path model;  ///< empty: drawn as its plain shape
        double scale = 1.0;
        std::string unit = "in";
        bool yUp = false;
        double simplifiedWithin = 0.0;  ///< as in `MeshReference`
    };
    std::vector<Look> looks;  ///< how each piece is drawn, same order
    enum class Fact { movement, cover, sight };
    /// Facts that players still have to agree: the file left them out and a default was taken.
    struct Unagreed {
        geometry::PieceId piece;
        std::string text;
        Fact fact{};
    };
    std::vector<Unagreed> unagreed;
    nlohmann::json source;  ///< as read, with model paths that no longer depend on the folder
};

/// That fact of the piece, with the default that is taken for it.
Layout::Unagreed unagreedFact(const geometry::PieceId& piece, Layout::Fact fact);

/// Problems name file, JSON pointer and what was expected; a bad layout never half-loads. One whose
/// models have more triangles than a table can carry is refused at the piece that is too much,
/// before its table is built.
Result<Layout> readLayout(const nlohmann::json& json, const std::string& where,
                          const LayoutFolders& folders, const MeshReader& meshes);

}  // namespace sightline::engine
