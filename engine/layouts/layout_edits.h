/// What can be done to a layout. Each function gives the layout that comes of it, or one line that
/// says why nothing does: a piece that is not there, a locked piece, a number out of range.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

using Edited = Result<TerrainLayout>;

/// Bounds that files hold layouts to, in inches.
inline constexpr double leastTable = 6.0, mostTable = 240.0;
inline constexpr std::size_t mostPieces = 1000;

/// A piece more; its id is the wish for one, and an empty one is made of its name.
Edited withPiece(const TerrainLayout& layout, TerrainPiece piece);
Edited withoutPieces(const TerrainLayout& layout, const PieceIds& ids);
Edited moved(const TerrainLayout& layout, const PieceIds& ids, geometry::Vec3 by);
/// Where one piece stands, as typed in.
struct Stand {
    geometry::Vec3 position{};
    geometry::Degrees rotation{};
};
Edited placed(const TerrainLayout& layout, const geometry::PieceId& id, const Stand& stand);
/// About the middle of all of them; one alone about its own origin.
Edited rotated(const TerrainLayout& layout, const PieceIds& ids, geometry::Degrees by);
/// Copies, shifted; they are the last pieces of the new layout, in the order of the originals.
/// Of two that follow each other in a mirrored layout one is copied: the other copy follows.
Edited duplicated(const TerrainLayout& layout, const PieceIds& ids, geometry::Vec2 by);

Edited grouped(const TerrainLayout& layout, const PieceIds& ids);
Edited ungrouped(const TerrainLayout& layout, const PieceIds& ids);
Edited withLocked(const TerrainLayout& layout, const PieceIds& ids, bool locked);
Edited renamed(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& name);
Edited withNote(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& note);

/// What a piece is agreed to be.
struct PieceFacts {
    geometry::Kind kind = geometry::Kind::obstacle;
    TerrainFacts facts;
    std::optional<double> height;
};
Edited withFacts(const TerrainLayout& layout, const PieceIds& ids, const PieceFacts& facts);
/// Facts without a value take the part's entry away. Problems also: the model has no such part.
Edited withPartFacts(const TerrainLayout& layout, const geometry::PieceId& id,
                     const std::string& part, const TerrainFacts& facts);

/// What the layout itself is called, and what lies on the table.
struct LayoutHead {
    std::string name, designer;
    geometry::TableSize table;
    std::string mat;
};
LayoutHead headOf(const TerrainLayout& layout);
Edited withHead(const TerrainLayout& layout, const LayoutHead& head);

/// With that picture to draw over, or without one. Problems: those of `checked`.
Edited withTrace(const TerrainLayout& layout, const std::optional<Trace>& trace);

/// Inches and degrees as they are kept: to a ten-thousandth, angles within 0..360.
geometry::Vec3 kept(geometry::Vec3 position);
geometry::Degrees kept(geometry::Degrees angle);

}  // namespace sightline::engine
