/// A layout in the editor, as a value: the table, its terrain and the agreed facts. Every change is
/// a function that returns a new layout or a problem.
#pragma once
#include <optional>
#include <set>

#include "engine/layouts/terrain_shape.h"
#include "engine/layouts/trace.h"
#include "geometry/measure/plan_box.h"

namespace sightline::engine {

/// The agreed facts of a piece or of a part of a piece. A fact without a value is not agreed.
struct TerrainFacts {
    std::optional<geometry::Movement> movement;
    std::optional<geometry::Cover> cover;
    std::optional<bool> blocksLos;
    bool operator==(const TerrainFacts&) const = default;
};

struct TerrainPiece {
    geometry::PieceId id;
    std::string name;
    SharedShape shape;
    nlohmann::json look;  ///< the member "look": a model that is displayed in place of the shape,
                          ///< or null
    geometry::Vec3 position{};
    geometry::Degrees rotation{};
    geometry::Kind kind = geometry::Kind::obstacle;
    TerrainFacts facts;
    std::optional<double> height;               ///< the agreed height; no value: the measured
                                                ///< height
    std::map<std::string, TerrainFacts> parts;  ///< facts that differ for named parts of a model
    int group = 0;  ///< pieces with the same number move together; 0: no group
    bool locked = false;
    std::string note;
    geometry::PieceId twin;  ///< id of the piece's mirror image (its twin); empty: no twin
    nlohmann::json rest = nlohmann::json::object();  ///< unknown JSON members of the piece, kept
                                                     ///< for saving
};
bool operator==(const TerrainPiece& one, const TerrainPiece& other);

/// The kind of symmetry between the two halves of the table.
enum class Mirror {
    none,
    point,        ///< one half is the other half, rotated by 180 degrees about the table's middle
    acrossWidth,  ///< left and right halves, reflected at the line x = width / 2
    acrossDepth,  ///< near and far halves, reflected at the line y = depth / 2
};

struct TerrainLayout {
    std::string name = "Unnamed", designer;
    geometry::TableSize table;
    std::string mat = "desert";
    Mirror mirror = Mirror::none;
    std::vector<TerrainPiece> pieces;
    std::optional<Trace> trace;  ///< picture that the designer traces; it lies under the table
    nlohmann::json rest = nlohmann::json::object();  ///< unknown JSON members of the document, kept
                                                     ///< for saving
    nlohmann::json tableRest = nlohmann::json::object();  ///< unknown JSON members of the
                                                          ///< document's table, kept for saving

    const TerrainPiece* find(const geometry::PieceId& id) const;
    TerrainPiece* find(const geometry::PieceId& id);
};
bool operator==(const TerrainLayout& one, const TerrainLayout& other);

using PieceIds = std::set<geometry::PieceId>;

/// The outline of the piece at its position, as seen from above.
geometry::Polygon footprintOf(const TerrainPiece& piece);
/// The bounding rectangle of the piece's footprint, as seen from above.
geometry::PlanBox planBoxOf(const TerrainPiece& piece);

/// The middle of the piece's footprint on the table. It does not depend on the origin of the model.
geometry::Vec2 middleOf(const TerrainPiece& piece);

/// The piece in the form that geometry uses. A fact that the players have not agreed on gets its
/// default value.
geometry::PieceSpec specOf(const TerrainPiece& piece);
/// The pieces in `ids`, and all pieces that are in a group with one of them.
PieceIds withGroups(const TerrainLayout& layout, const PieceIds& ids);
/// Returns an id that no piece of the layout uses yet: "crates", then "crates-2" and so on.
geometry::PieceId freeId(const TerrainLayout& layout, const std::string& wish);

/// The length in inches by which a piece extends beyond the table's edge.
struct Overhang {
    geometry::PieceId piece;
    double inches = 0.0;
};
std::vector<Overhang> overhangsOf(const TerrainLayout& layout);

}  // namespace sightline::engine
