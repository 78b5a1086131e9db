/// Functions that edit a layout. Each function returns the new layout, or one line with the reason
/// why the edit is impossible: a missing piece, a locked piece, a number out of range.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

using Edited = Result<TerrainLayout>;

/// Limits of the table size in layout files, in inches.
inline constexpr double leastTable = 6.0, mostTable = 240.0;
inline constexpr std::size_t mostPieces = 1000;

/// Adds a piece. If `piece.id` is already in use, the piece gets a new id. If `piece.id` is empty,
/// the new id is made from the piece's name.
Edited withPiece(const TerrainLayout& layout, TerrainPiece piece);
Edited withoutPieces(const TerrainLayout& layout, const PieceIds& ids);
Edited moved(const TerrainLayout& layout, const PieceIds& ids, geometry::Vec3 by);
/// The position and the rotation of a piece, as a player enters them.
struct Stand {
    geometry::Vec3 position{};
    geometry::Degrees rotation{};
};
Edited placed(const TerrainLayout& layout, const geometry::PieceId& id, const Stand& stand);
/// Rotates the pieces about the middle of all of them. A single piece is rotated about its own
/// origin.
Edited rotated(const TerrainLayout& layout, const PieceIds& ids, geometry::Degrees by);
/// Adds shifted copies of the pieces. The copies are the last pieces of the new layout, in the
/// order of the originals. If `ids` contains both pieces of a mirrored pair, only one of them is
/// copied, and the mirror adds the copy of the other.
Edited duplicated(const TerrainLayout& layout, const PieceIds& ids, geometry::Vec2 by);

Edited grouped(const TerrainLayout& layout, const PieceIds& ids);
Edited ungrouped(const TerrainLayout& layout, const PieceIds& ids);
Edited withLocked(const TerrainLayout& layout, const PieceIds& ids, bool locked);
Edited renamed(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& name);
Edited withNote(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& note);

/// The facts of a piece that the players have agreed on.
struct PieceFacts {
    geometry::Kind kind = geometry::Kind::obstacle;
    TerrainFacts facts;
    std::optional<double> height;
};
Edited withFacts(const TerrainLayout& layout, const PieceIds& ids, const PieceFacts& facts);
/// Sets the facts of one part of a model. If `facts` has no values, removes the entry of the part.
/// Returns a problem if the model has no such part.
Edited withPartFacts(const TerrainLayout& layout, const geometry::PieceId& id,
                     const std::string& part, const TerrainFacts& facts);

/// The name and other header data of the layout, and the surface of the table.
struct LayoutHead {
    std::string name, designer;
    geometry::TableSize table;
    std::string mat;
};
LayoutHead headOf(const TerrainLayout& layout);
Edited withHead(const TerrainLayout& layout, const LayoutHead& head);

/// Sets or removes the picture that the designer traces. Returns the problems of `checked`.
Edited withTrace(const TerrainLayout& layout, const std::optional<Trace>& trace);

/// Rounds inches and degrees to a ten-thousandth, the precision of layout files. Reduces angles to
/// the range from 0 to 360 degrees.
geometry::Vec3 kept(geometry::Vec3 position);
geometry::Degrees kept(geometry::Degrees angle);

}  // namespace sightline::engine
