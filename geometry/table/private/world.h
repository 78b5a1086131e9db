/// What a battlefield is made of, ready for questions.
#pragma once
#include <optional>

#include "geometry/shape/private/box_tree.h"
#include "geometry/shape/private/inner_hill.h"
#include "geometry/shape/private/skin.h"
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

/// One piece on the table. Exactly one of `column`, `post` and the mesh members is filled. Area
/// terrain is always a column or a post: only its footprint and height count (p. 11).
struct Piece {
    PieceInfo info;
    Box box;
    std::vector<Part> parts;  ///< one without a name for shapes without parts

    std::optional<Column> column;
    std::optional<Silhouette> post;

    std::vector<Triangle> triangles;
    BoxTree triangleTree;
    Skin skin;                               ///< of pieces of every kind; what stops lines of sight
    std::shared_ptr<const InnerHill> inner;  ///< of a rough hill
    std::shared_ptr<GroundCellsOnce> ground = std::make_shared<GroundCellsOnce>();

    bool isMesh() const { return !column && !post; }
    bool isArea() const { return info.facts.kind == Kind::area; }
    double bottom() const { return box.lo.z; }
    /// Is it too tall for some moves? Only an obstacle is (p. 27): open scatter terrain and
    /// barricades do not restrict movement, however tall they are (p. 13).
    bool stopsByHeight() const { return info.facts.kind == Kind::obstacle; }
    /// So, for a move that crosses nothing above `ceiling`.
    bool isTallerThan(double ceiling) const {
        return stopsByHeight() && counted(box.hi.z) > ceiling;
    }
    /// Do the players count another height for it than its shape has?
    bool hasAgreedHeight() const { return info.facts.height.has_value() && !isArea(); }
    /// What a height of its shape counts as for a move that crosses it: nothing is higher than an
    /// agreed height below that of the shape, and one above it stretches the whole.
    double counted(double z) const;
    /// The height of its shape from which on more than `z` is counted.
    double shapeHeightOf(double z) const;
    /// Of a mesh: its triangles by cells of the plan.
    const GroundCells& cells() const { return ground->of(skin); }
    const Part& part(int index) const { return parts[static_cast<std::size_t>(index)]; }
};

struct Battlefield::World {
    TableSize table{};
    Dimensions dimensions;
    std::vector<Piece> pieces;
    std::vector<PieceInfo> infos;
    BroadPhase broad;
};

/// The one line that is wrong with a piece or a table, if any.
std::optional<Problem> problemWith(const TableSize& table, const std::vector<PieceSpec>& pieces,
                                   const Dimensions& dimensions);
Piece buildPiece(PieceSpec spec);

/// Distance seen from above from an outline to the piece; 0 when they touch or overlap.
/// Pieces farther than `limit` may be told as any number above it.
double planDistance(const Piece& piece, const Outline& outline, double limit);

}  // namespace sightline::geometry
