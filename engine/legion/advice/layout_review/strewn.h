/// Random placement of pieces on a table: the first draft of a suggested table.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/layout_review/laid_table.h"
#include "engine/talk/generator.h"

namespace sightline::engine {

/// A kind of piece with its measurements.
struct MeasuredKind {
    geometry::Polygon footprint;  ///< around its origin, not rotated
    double area = 0.0;            ///< square inches
    bool hides = false;           ///< hides troopers behind it
    bool small = false;           ///< area under 5 square inches: placed between the large pieces
    bool bearsTokens = false;     ///< area terrain that may hold objective tokens (p. 20)
};

struct StrewnPiece {
    std::size_t kind = 0;
    geometry::Vec2 at{};
    double rotation = 0.0;  ///< degrees
    geometry::Polygon footprint;
};

struct StrewSettings {
    geometry::TableSize table{};
    double area = 0.0;                  ///< square inches to cover
    std::vector<geometry::Vec2> spots;  ///< objective spots; only area terrain may cover them
};

/// Pieces stay off the table's edge. Large pieces keep a medium base's width apart while there is
/// room, and always a small base's width. Half of the area hides troopers if the kinds allow it.
/// Kinds are drawn in proportion to their area, so that many small kinds leave room for large ones.
/// Pieces come in pairs: the second is at about the point-reflected position of the first, so that
/// no side has more. None if less than nine tenths of the area fit.
std::optional<std::vector<StrewnPiece>> strew(const std::vector<MeasuredKind>& kinds,
                                              const geometry::Dimensions& dimensions,
                                              const StrewSettings& settings, Generator& chance);

}  // namespace sightline::engine
