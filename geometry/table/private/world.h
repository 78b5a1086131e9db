/// Internal data of a battlefield: the pieces and their search structures.
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

/// One piece on the table. Exactly one of three shapes is set: `column`, `post` or the mesh
/// members. Area terrain is always a column or a post, because only its footprint and height count
/// (p. 11).
struct Piece {
    PieceInfo info;
    Box box;
    std::vector<Part> parts;  ///< a shape without parts has one part without a name

    std::optional<Column> column;
    std::optional<Silhouette> post;

    std::vector<Triangle> triangles;
    BoxTree triangleTree;
    IndexedMesh skin;  ///< the boundary of every kind of piece, which stops lines of sight
    std::shared_ptr<const InnerHill> inner;  ///< coarse mesh inside a detailed hill
    std::shared_ptr<GroundCellsOnce> ground = std::make_shared<GroundCellsOnce>();

    bool isMesh() const { return !column && !post; }
    bool isArea() const { return info.facts.kind == Kind::area; }
    double bottom() const { return box.lo.z; }
    /// True if the piece can be too tall for a move. Only an obstacle can be too tall (p. 27). Open
    /// scatter terrain and barricades do not restrict movement, even if they are tall (p. 13).
    bool stopsByHeight() const { return info.facts.kind == Kind::obstacle; }
    /// True if the piece is too tall for a move that may cross heights up to `ceiling`.
    bool isTallerThan(double ceiling) const {
        return stopsByHeight() && counted(box.hi.z) > ceiling;
    }
    /// True if the players agreed on a height that replaces the height of the shape.
    bool hasAgreedHeight() const { return info.facts.height.has_value() && !isArea(); }
    /// Converts a height of the shape to the height that counts for a move across it. If the agreed
    /// height is lower than the shape, it is the maximum. If the agreed height is higher, it scales
    /// the whole shape.
    double counted(double z) const;
    /// The height of the shape at which the counted height is `z`. Points above it count as higher
    /// than `z`.
    double shapeHeightOf(double z) const;
    /// For a mesh: its triangles, sorted into cells of the plan.
    const GroundCells& cells() const { return ground->of(skin); }
    const Part& part(int index) const { return parts[static_cast<std::size_t>(index)]; }
};

struct Battlefield::World {
    TableSize table{};
    Dimensions dimensions;
    std::vector<std::shared_ptr<const Piece>> pieces;  ///< pieces; similar battlefields share them
    BroadPhase broad;

    const Piece& piece(int index) const { return *pieces[static_cast<std::size_t>(index)]; }
    const Piece* find(const PieceId& id) const;  ///< null if there is no such piece
};

/// The first error in a piece or a table. Empty if there is none.
std::optional<Problem> problemWith(const TableSize& table, const std::vector<PieceSpec>& pieces,
                                   const Dimensions& dimensions);
Piece buildPiece(PieceSpec spec);

/// Distance in the plan from an outline to the piece. 0 if they touch or overlap. If the piece is
/// farther than `limit`, the result is any number above `limit`.
double planDistance(const Piece& piece, const Outline& outline, double limit);

}  // namespace sightline::geometry
