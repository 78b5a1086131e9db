/// Places pieces on a table at random, as the first draft of a suggested table.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/layout_review/laid_table.h"
#include "engine/talk/generator.h"

namespace sightline::engine {

/// A kind of terrain piece with its measurements.
struct MeasuredKind {
    geometry::Polygon footprint;  ///< outline around its origin, not rotated
    double area = 0.0;            ///< area of the footprint in square inches
    bool hides = false;           ///< true: the piece hides troopers that are behind the piece
    bool small = false;  ///< true: smaller than 5 square inches; placed between the large pieces
    bool bearsTokens = false;  ///< true: area terrain that may hold objective tokens (p. 20)
};

struct StrewnPiece {
    std::size_t kind = 0;
    geometry::Vec2 at{};
    double rotation = 0.0;  ///< rotation in degrees
    geometry::Polygon footprint;
};

struct StrewSettings {
    geometry::TableSize table{};
    double area = 0.0;                  ///< area to cover in square inches
    std::vector<geometry::Vec2> spots;  ///< positions of objective tokens; only area terrain may
                                        ///< cover these positions
};

/// Places pieces at random until they cover `area`. Pieces do not touch the table's edge. The
/// distance between large pieces is the width of a medium base while there is enough room, and
/// always at least the width of a small base. Half of the area hides troopers if the kinds allow
/// it. Kinds are chosen in proportion to their area, so that many small kinds leave room for large
/// ones; a kind becomes less likely with each of its pieces, so that the pieces of a table vary.
/// Pieces are placed in pairs: the second piece is approximately point-symmetric to the first, so
/// that both sides have the same amount. Returns no value if less than nine tenths of the area fit.
std::optional<std::vector<StrewnPiece>> strew(const std::vector<MeasuredKind>& kinds,
                                              const geometry::Dimensions& dimensions,
                                              const StrewSettings& settings, Generator& chance);

}  // namespace sightline::engine
