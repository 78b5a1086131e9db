/// Range between miniatures, in bands of the range tool. Core Rulebook p. 10 (Measurement). Each
/// band ends just before the line at its far end: a distance of less than 6 inches is range 1, and
/// exactly 6 inches are range 2.
#pragma once
#include <span>

#include "geometry/range/extent.h"

namespace sightline::geometry {

struct Range {
    double distance = 0.0;  ///< horizontal distance between the base outlines, inches
    double band = 0.0;      ///< band: 0 base contact, 0.5 half-range, 1 to 5, 6 beyond range 5
    bool withinHalf = false;
    double toNextBand = 0.0;  ///< inches that are left until the next band starts
    PlanSegment line{};       ///< the line along which the range was measured
};

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other);
/// Range between any two outlines. The band is never 0 (base contact), because only bases can be in
/// base contact.
Range rangeBetween(const Dimensions& dimensions, const Extent& one, const Extent& other);
/// Horizontal range from an outline to a terrain piece. The range to a terrain model is the range
/// to its nearest triangle. Empty if there is no such piece.
std::optional<Range> rangeToPiece(const Battlefield& field, const Outline& from,
                                  const PieceId& piece);
/// The band of a distance in inches. It is never 0 (base contact), because a distance of 0 does not
/// prove base contact.
double bandOf(const Dimensions& dimensions, double distance);

/// True if a part of `mini` is within `reach` inches of the base `of` (p. 10, Within).
bool within(const Mini& mini, const Mini& of, double reach);
/// True if the whole base of `mini` is within `reach` inches of the base `of`.
bool completelyWithin(const Mini& mini, const Mini& of, double reach);

bool within(const Extent& one, const Extent& of, double reach);
bool completelyWithin(const Extent& one, const Extent& of, double reach);
/// A unit is within `reach` inches of an extent if at least one of its miniatures is. It is
/// completely within `reach` if all of its miniatures are completely within `reach` (p. 10).
bool unitWithin(std::span<const Mini> unit, const Extent& of, double reach);
bool unitCompletelyWithin(std::span<const Mini> unit, const Extent& of, double reach);

/// Vertical distance between the undersides of two bases, or between a base and the vertical extent
/// of a terrain piece.
double verticalDistance(const Mini& one, const Mini& other);
std::optional<double> verticalDistance(const Battlefield& field, const Mini& mini,
                                       const PieceId& piece);

/// Base contact of two bases, also at different heights: there is no gap in the plan, and the
/// vertical distance is at most the smaller of the two silhouettes' heights. Core Rulebook p. 5
/// (Bases and Base Contact).
bool inBaseContact(const Mini& one, const Mini& other);
/// Base contact of a miniature and a terrain piece: there is no gap in the plan, and the vertical
/// distance is at most the height of the silhouette.
bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& piece);

/// The number of the segment of an upright range tool that contains a height. Segments are 6 inches
/// long and counted from 1. Segment 1 contains heights under 6 inches. p. 12.
int heightBand(const Dimensions& dimensions, double height);
/// Height of the terrain at `point`, minus the height `standing` at which a miniature stands (p.
/// 12). Negative if the terrain is lower than the miniature's base.
double heightFrom(const Battlefield& field, double standing, Vec2 point);

}  // namespace sightline::geometry
