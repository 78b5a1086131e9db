/// Internal data of a battlefield: the terrain pieces and their search structures.
#pragma once
#include <optional>

#include "geometry/shape/private/box_tree.h"
#include "geometry/shape/private/indexed_mesh.h"
#include "geometry/shape/private/inner_hill.h"
#include "geometry/table/battlefield.h"
#include "geometry/table/private/broad_phase.h"
#include "geometry/table/private/ground_cells.h"

namespace sightline::geometry {

struct Part {
    std::string name;
    Movement movement = Movement::open;
    Cover cover = Cover::none;
    bool blocksLos = true;
};

/// A terrain piece on the table. Its shape is either `column`, or `post`, or a mesh (`triangles`).
/// Area terrain is always a column or a post, because only its footprint and its height count
/// (p. 11).
struct Piece {
    PieceInfo info;
    Box box;
    std::vector<Part> parts;  ///< parts of the shape; at least one, perhaps without a name

    std::optional<Column> column;
    std::optional<Silhouette> post;

    std::vector<Triangle> triangles;
    BoxTree triangleTree;
    IndexedMesh skin;  ///< surface of the piece as a mesh, which stops lines of sight
    std::shared_ptr<const InnerHill> inner;  ///< coarse mesh inside a detailed hill, or null
    std::shared_ptr<GroundCellsOnce> ground = std::make_shared<GroundCellsOnce>();

    bool isMesh() const { return !column && !post; }
    bool isArea() const { return info.facts.kind == Kind::area; }
    double bottom() const { return box.lo.z; }
    /// True if the piece restricts moves by its height. Only an obstacle does so (p. 27). Open
    /// scatter terrain and barricades do not restrict movement, even if they are tall (p. 13).
    bool stopsByHeight() const { return info.facts.kind == Kind::obstacle; }
    /// True if the piece is too tall for a move that may cross terrain up to the height `ceiling`.
    bool isTallerThan(double ceiling) const {
        return stopsByHeight() && counted(box.hi.z) > ceiling;
    }
    /// True if the players agreed on a height. It then replaces the height of the shape.
    bool hasAgreedHeight() const { return info.facts.height.has_value() && !isArea(); }
    /// The height that counts for a move at height `z` of the shape. If the agreed height is lower
    /// than the shape, it limits the result. If the agreed height is higher, the whole shape is
    /// scaled.
    double counted(double z) const;
    /// The greatest height on the shape whose counted height is at most `z`.
    double shapeHeightOf(double z) const;
    /// The triangles of a mesh, sorted into the cells of a grid.
    const GroundCells& cells() const { return ground->of(skin); }
    const Part& part(int index) const { return parts[static_cast<std::size_t>(index)]; }
};

struct Battlefield::World {
    TableSize table{};
    Dimensions dimensions;
    /// Terrain pieces; other snapshots may share them.
    std::vector<std::shared_ptr<const Piece>> pieces;
    BroadPhase broad;

    const Piece& piece(int index) const { return *pieces[static_cast<std::size_t>(index)]; }
    /// The piece with the given id; null if there is none.
    const Piece* find(const PieceId& id) const;
};

/// The first error in a table or its pieces. Empty if there is none.
std::optional<Problem> problemWith(const TableSize& table, const std::vector<PieceSpec>& pieces,
                                   const Dimensions& dimensions);
Piece buildPiece(PieceSpec spec);

/// Distance in the plan between an outline and a piece. 0 if they touch or overlap. If the distance
/// is above `limit`, the result is an arbitrary number above `limit`.
double planDistance(const Piece& piece, const Outline& outline, double limit);

}  // namespace sightline::geometry
