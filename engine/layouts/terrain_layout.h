/// A layout in the editor, as a value: the table, its terrain and the agreed facts. Every change is
/// a function that returns a new value or a problem.
#pragma once
#include <optional>
#include <set>

#include "engine/layouts/terrain_shape.h"
#include "engine/layouts/trace.h"
#include "geometry/measure/plan_box.h"

namespace sightline::engine {

/// Agreed facts of a piece or a part. Absent: not agreed.
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
    nlohmann::json look;  ///< the member "look": another model for display; null if none
    geometry::Vec3 position{};
    geometry::Degrees rotation{};
    geometry::Kind kind = geometry::Kind::obstacle;
    TerrainFacts facts;
    std::optional<double> height;               ///< agreed; measured when absent
    std::map<std::string, TerrainFacts> parts;  ///< overrides for named parts of a model
    int group = 0;  ///< pieces with the same number move together; 0: alone
    bool locked = false;
    std::string note;
    geometry::PieceId twin;  ///< its mirror twin while the layout is mirrored; empty: none
    nlohmann::json rest = nlohmann::json::object();  ///< unknown members, kept for saving
};
bool operator==(const TerrainPiece& one, const TerrainPiece& other);

/// Kind of symmetry between the two halves.
enum class Mirror {
    none,
    point,        ///< rotated by 180 degrees about the middle of the table
    acrossWidth,  ///< left and right: mirrored at the line x = width / 2
    acrossDepth,  ///< near and far: mirrored at the line y = depth / 2
};

struct TerrainLayout {
    std::string name = "Unnamed", designer;
    geometry::TableSize table;
    std::string mat = "desert";
    Mirror mirror = Mirror::none;
    std::vector<TerrainPiece> pieces;
    std::optional<Trace> trace;                           ///< picture under the table, to be traced
    nlohmann::json rest = nlohmann::json::object();       ///< unknown members of the document
    nlohmann::json tableRest = nlohmann::json::object();  ///< unknown members of its table

    const TerrainPiece* find(const geometry::PieceId& id) const;
    TerrainPiece* find(const geometry::PieceId& id);
};
bool operator==(const TerrainLayout& one, const TerrainLayout& other);

using PieceIds = std::set<geometry::PieceId>;

/// In the plan, at its position.
geometry::Polygon footprintOf(const TerrainPiece& piece);
/// Bounding rectangle of its footprint.
geometry::PlanBox planBoxOf(const TerrainPiece& piece);

/// The middle of its footprint at its position, independent of the model's origin.
geometry::Vec2 middleOf(const TerrainPiece& piece);

/// The piece as geometry takes it. Facts without agreement get the defaults of `readLayout`.
geometry::PieceSpec specOf(const TerrainPiece& piece);
/// These pieces and all pieces of their groups.
PieceIds withGroups(const TerrainLayout& layout, const PieceIds& ids);
/// An unused id: "crates", then "crates-2" and so on.
geometry::PieceId freeId(const TerrainLayout& layout, const std::string& wish);

/// Length by which a piece extends beyond the table's edge, in inches; empty if it is inside.
struct Overhang {
    geometry::PieceId piece;
    double inches = 0.0;
};
std::vector<Overhang> overhangsOf(const TerrainLayout& layout);

}  // namespace sightline::engine
