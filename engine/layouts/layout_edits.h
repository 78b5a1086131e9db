/// Edits of a layout. Each function returns the new layout, or one line with the reason why the
/// edit is impossible: a missing piece, a locked piece, a number out of range.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

using Edited = Result<TerrainLayout>;

/// Bounds of the table size in layout files, inches.
inline constexpr double leastTable = 6.0, mostTable = 240.0;
inline constexpr std::size_t mostPieces = 1000;

/// Adds a piece. Its id is a preferred id; an empty id is derived from its name.
Edited withPiece(const TerrainLayout& layout, TerrainPiece piece);
Edited withoutPieces(const TerrainLayout& layout, const PieceIds& ids);
Edited moved(const TerrainLayout& layout, const PieceIds& ids, geometry::Vec3 by);
/// Position of one piece, as typed in.
struct Stand {
    geometry::Vec3 position{};
    geometry::Degrees rotation{};
};
Edited placed(const TerrainLayout& layout, const geometry::PieceId& id, const Stand& stand);
/// Rotates about the common middle of the pieces; a single piece about its own origin.
Edited rotated(const TerrainLayout& layout, const PieceIds& ids, geometry::Degrees by);
/// Shifted copies, as the last pieces of the new layout in the order of the originals. Of a pair of
/// twins in a mirrored layout only one is copied; the mirror adds the other copy.
Edited duplicated(const TerrainLayout& layout, const PieceIds& ids, geometry::Vec2 by);

Edited grouped(const TerrainLayout& layout, const PieceIds& ids);
Edited ungrouped(const TerrainLayout& layout, const PieceIds& ids);
Edited withLocked(const TerrainLayout& layout, const PieceIds& ids, bool locked);
Edited renamed(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& name);
Edited withNote(const TerrainLayout& layout, const geometry::PieceId& id, const std::string& note);

/// The agreed facts of a piece.
struct PieceFacts {
    geometry::Kind kind = geometry::Kind::obstacle;
    TerrainFacts facts;
    std::optional<double> height;
};
Edited withFacts(const TerrainLayout& layout, const PieceIds& ids, const PieceFacts& facts);
/// Facts without a value remove the part's entry. Further problem: the model has no such part.
Edited withPartFacts(const TerrainLayout& layout, const geometry::PieceId& id,
                     const std::string& part, const TerrainFacts& facts);

/// Name and other header data of the layout, and of the table surface.
struct LayoutHead {
    std::string name, designer;
    geometry::TableSize table;
    std::string mat;
};
LayoutHead headOf(const TerrainLayout& layout);
Edited withHead(const TerrainLayout& layout, const LayoutHead& head);

/// Sets or removes the picture to trace. Problems: those of `checked`.
Edited withTrace(const TerrainLayout& layout, const std::optional<Trace>& trace);

/// Rounds inches and degrees for storage: to a ten-thousandth, angles within 0..360.
geometry::Vec3 kept(geometry::Vec3 position);
geometry::Degrees kept(geometry::Degrees angle);

}  // namespace sightline::engine
