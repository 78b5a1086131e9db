/// A layout that is being edited, as a value: the table, its terrain and what the players agreed
/// about it. Every change of it is a function that gives a new value or says why there is none.
#pragma once
#include <optional>
#include <set>

#include "engine/layouts/terrain_shape.h"
#include "engine/layouts/trace.h"
#include "geometry/measure/plan_box.h"

namespace sightline::engine {

/// What players agree about a piece or a part of it. Absent: not agreed.
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
    nlohmann::json look;  ///< the member "look": a model that is drawn instead; null when none is
    geometry::Vec3 position{};
    geometry::Degrees rotation{};
    geometry::Kind kind = geometry::Kind::obstacle;
    TerrainFacts facts;
    std::optional<double> height;               ///< agreed; measured when absent
    std::map<std::string, TerrainFacts> parts;  ///< what named parts of a model change
    int group = 0;                              ///< pieces of one number move together; 0: alone
    bool locked = false;
    std::string note;
    geometry::PieceId twin;  ///< follows this one while the layout is mirrored; empty: none
    nlohmann::json rest = nlohmann::json::object();  ///< members that nothing here reads
};
bool operator==(const TerrainPiece& one, const TerrainPiece& other);

/// Which half repeats the other.
enum class Mirror {
    none,
    point,        ///< turned by half a circle about the middle of the table
    acrossWidth,  ///< left and right: mirrored at the line x = width / 2
    acrossDepth,  ///< near and far: mirrored at the line y = depth / 2
};

struct TerrainLayout {
    std::string name = "Unnamed", designer;
    geometry::TableSize table;
    std::string mat = "desert";
    Mirror mirror = Mirror::none;
    std::vector<TerrainPiece> pieces;
    std::optional<Trace> trace;                           ///< what lies under it, to be drawn over
    nlohmann::json rest = nlohmann::json::object();       ///< further members of the document
    nlohmann::json tableRest = nlohmann::json::object();  ///< and of its table

    const TerrainPiece* find(const geometry::PieceId& id) const;
    TerrainPiece* find(const geometry::PieceId& id);
};
bool operator==(const TerrainLayout& one, const TerrainLayout& other);

using PieceIds = std::set<geometry::PieceId>;

/// Seen from above, where it stands.
geometry::Polygon footprintOf(const TerrainPiece& piece);
/// The least upright rectangle around its footprint.
geometry::PlanBox planBoxOf(const TerrainPiece& piece);

/// The middle of its shape's footprint, where it stands: wherever the origin of a model lies.
geometry::Vec2 middleOf(const TerrainPiece& piece);

/// As space takes it; what is not agreed is taken as by `readLayout`.
geometry::PieceSpec specOf(const TerrainPiece& piece);
/// These pieces and all that are grouped with one of them.
PieceIds withGroups(const TerrainLayout& layout, const PieceIds& ids);
/// An id that no piece has: "crates", then "crates-2" and so on.
geometry::PieceId freeId(const TerrainLayout& layout, const std::string& wish);

/// How far a piece reaches over the table's edge, in inches; none when it lies within.
struct Overhang {
    geometry::PieceId piece;
    double inches = 0.0;
};
std::vector<Overhang> overhangsOf(const TerrainLayout& layout);

}  // namespace sightline::engine
