/// Range between miniatures, in bands of the range tool. Core Rulebook p. 10 (Measurement).
/// A band does not contain its far line: within range n means a distance under 6n. A distance of
/// exactly 6n is in the next band.
#pragma once
#include <span>

#include "geometry/range/extent.h"

namespace sightline::geometry {

struct Range {
    double distance = 0.0;  ///< inches between base outlines, horizontal
    double band = 0.0;      ///< 0 base contact, 0.5 half, 1..5, 6 beyond
    bool withinHalf = false;
    double toNextBand = 0.0;  ///< inches until the next band starts
    PlanSegment line{};       ///< the measured line
};

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other);
/// Range between any two outlines; the band is never 0, since base contact needs bases.
Range rangeBetween(const Dimensions& dimensions, const Extent& one, const Extent& other);
/// Range to a terrain piece in the plan, with every triangle of a model. Empty if there is no such
/// piece.
std::optional<Range> rangeToPiece(const Battlefield& field, const Outline& from,
                                  const PieceId& piece);
/// The band of a distance. Never 0, since base contact needs bases.
double bandOf(const Dimensions& dimensions, double distance);

/// True if a part of the base is inside `reach` inches of the other base (p. 10, Within).
bool within(const Mini& mini, const Mini& of, double reach);
/// True if the whole base is inside `reach` inches of the other base.
bool completelyWithin(const Mini& mini, const Mini& of, double reach);

bool within(const Extent& one, const Extent& of, double reach);
bool completelyWithin(const Extent& one, const Extent& of, double reach);
/// A unit is within if at least one of its miniatures is within. It is completely within if all of
/// them are completely within, and not within if none is within (p. 10).
bool unitWithin(std::span<const Mini> unit, const Extent& of, double reach);
bool unitCompletelyWithin(std::span<const Mini> unit, const Extent& of, double reach);

/// Between the undersides of two bases. For a piece: distance of its vertical extent from the base.
double verticalDistance(const Mini& one, const Mini& other);
std::optional<double> verticalDistance(const Battlefield& field, const Mini& mini,
                                       const PieceId& piece);

/// Base contact, also across elevations: no gap in the plan, and a vertical distance of at most the
/// height of either silhouette. Core Rulebook p. 5 (Bases and Base Contact).
bool inBaseContact(const Mini& one, const Mini& other);
/// Base contact with a terrain piece: no gap in the plan, and a vertical distance of at most the
/// height of the silhouette.
bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& piece);

/// The 6-inch segment of an upright range tool for this height (1 for under 6). p. 12.
int heightBand(const Dimensions& dimensions, double height);
/// Height of the terrain at a point above the height of a miniature (p. 12). Negative if the
/// terrain is lower.
double heightFrom(const Battlefield& field, double standing, Vec2 point);

}  // namespace sightline::geometry
