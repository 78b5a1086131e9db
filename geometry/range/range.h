/// Range between miniatures, in bands of the range tool. Core Rulebook p. 10 (Measurement).
/// A band ends before its line: within range n means a distance under 6n; exactly 6n is the next.
#pragma once
#include <span>

#include "geometry/range/extent.h"

namespace sightline::geometry {

struct Range {
    double distance = 0.0;  ///< inches between base outlines, horizontal
    double band = 0.0;      ///< 0 base contact, 0.5 half, 1..5, 6 beyond
    bool withinHalf = false;
    double toNextBand = 0.0;  ///< inches that could be added before the band changes
    PlanSegment line{};       ///< where it was measured
};

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other);
/// Range between any two outlines; the band is never 0, since base contact needs bases.
Range rangeBetween(const Dimensions& dimensions, const Extent& one, const Extent& other);
/// Range to a terrain piece as it is seen from above, every triangle of a model; none when there is
/// no such piece.
std::optional<Range> rangeToPiece(const Battlefield& field, const Outline& from,
                                  const PieceId& piece);
/// The band of a distance alone (never 0: contact needs bases).
double bandOf(const Dimensions& dimensions, double distance);

/// Some part of the base lies inside `reach` inches of the other base (p. 10, Within).
bool within(const Mini& mini, const Mini& of, double reach);
/// All of the base does.
bool completelyWithin(const Mini& mini, const Mini& of, double reach);

bool within(const Extent& one, const Extent& of, double reach);
bool completelyWithin(const Extent& one, const Extent& of, double reach);
/// A unit is within when one of its miniatures is, completely within when all are completely, and
/// not within when none is (p. 10).
bool unitWithin(std::span<const Mini> unit, const Extent& of, double reach);
bool unitCompletelyWithin(std::span<const Mini> unit, const Extent& of, double reach);

/// Between the undersides of two bases. For a piece: how far its extent lies above or below one.
double verticalDistance(const Mini& one, const Mini& other);
std::optional<double> verticalDistance(const Battlefield& field, const Mini& mini,
                                       const PieceId& piece);

/// Base contact, also across elevations: no gap seen from above, and a vertical distance no greater
/// than the height of either silhouette. Core Rulebook p. 5 (Bases and Base Contact).
bool inBaseContact(const Mini& one, const Mini& other);
/// The same with a terrain piece: no plan gap, and its vertical extent within that reach.
bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& piece);

/// Which 6-inch segment of an upright range tool holds this height (1 for under 6). p. 12.
int heightBand(const Dimensions& dimensions, double height);
/// Height of the part of the terrain at a point, from where a miniature stands (p. 12); negative
/// when it lies deeper.
double heightFrom(const Battlefield& field, double standing, Vec2 point);

}  // namespace sightline::geometry
