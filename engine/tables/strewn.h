/// Pieces strewn over a table by chance: the first draft of a suggested table.
#pragma once
#include <optional>
#include <vector>

#include "engine/dice/generator.h"
#include "engine/tables/laid_table.h"

namespace sightline::engine {

/// A kind of piece as it was measured.
struct MeasuredKind {
    geometry::Polygon footprint;  ///< about its origin, not turned
    double area = 0.0;            ///< square inches
    bool hides = false;           ///< troopers behind it
    bool small = false;           ///< less than 5 square inches: strewn between the large ones
    bool bearsTokens = false;     ///< area terrain, on which objective tokens may lie (p. 20)
};

struct StrewnPiece {
    std::size_t kind = 0;
    geometry::Vec2 at{};
    double rotation = 0.0;  ///< degrees
    geometry::Polygon footprint;
};

struct StrewSettings {
    geometry::TableSize table{};
    double area = 0.0;                  ///< square inches to be covered
    std::vector<geometry::Vec2> spots;  ///< of objectives, clear of what bears no tokens
};

/// Pieces lie off the table's edge, large ones a medium base apart while there is room, and a small
/// base at least; half of the area hides troopers, where the kinds allow it. Kinds are drawn by
/// their area, so that many slight ones leave room for the large. Every piece after the first of a
/// pair lies about where the first is for who looks from the other long edge, so that neither side
/// has more. None where not even nine tenths of the area fit.
std::optional<std::vector<StrewnPiece>> strew(const std::vector<MeasuredKind>& kinds,
                                              const geometry::Dimensions& dimensions,
                                              const StrewSettings& settings, Generator& chance);

}  // namespace sightline::engine
