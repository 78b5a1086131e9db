/// Range between miniatures, in bands of the range tool. Core Rulebook p. 10 (Measurement). A band
/// does not contain its far line: within range n means a distance under 6n. A distance of exactly
/// 6n is in the next band.
#pragma once
#include <span>

#include "geometry/range/extent.h"

namespace sightline::geometry {

struct Range {
    double distance = 0.0;  ///< inches between base outlines, horizontal
    double band = 0.0;      ///< 0 base contact, 0.5 half-range, 1 to 5, 6 beyond
    bool withinHalf = false;
    double toNextBand = 0.0;  ///< inches until the next band starts
    PlanSegment line{};       ///< the measured line
};

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other);
/// Range between any two outlines. The band is never 0, because only bases can be in base contact.
Range rangeBetween(const Dimensions& dimensions, const Extent& one, const Extent& other);
/// Range to a terrain piece in the plan. For a model, every triangle is measured. Empty if there is
/// no such piece.
std::optional<Range> rangeToPiece(const Battlefield& field, const Outline& from,
                                  const PieceId& piece);
/// The band of a distance. It is never 0, because a distance alone does not prove base contact.
double bandOf(const Dimensions& dimensions, double distance);

/// True if a part of the base is within `reach` inches of the other base (p. 10, Within).
bool within(const Mini& mini, const Mini& of, double reach);
/// True if the whole base is within `reach` inches of the other base.
bool completelyWithin(const Mini& mini, const Mini& of, double reach);

bool within(const Extent& one, const Extent& of, double reach);
bool completelyWithin(const Extent& one, const Extent& of, double reach);
/// A unit is within if at least one of its miniatures is within. It is completely within if all of
/// its miniatures are completely within. It is not within if no miniature is within (p. 10).
bool unitWithin(std::span<const Mini> unit, const Extent& of, double reach);
bool unitCompletelyWithin(std::span<const Mini> unit, const Extent& of, double reach);

/// Vertical distance between the undersides of two bases. For a piece: between the base and the
/// vertical extent of the piece.
double verticalDistance(const Mini& one, const Mini& other);
std::optional<double> verticalDistance(const Battlefield& field, const Mini& mini,
                                       const PieceId& piece);

/// Base contact, also across elevations. The bases have no gap in the plan, and their vertical
/// distance is at most the height of either silhouette. Core Rulebook p. 5 (Bases and Base
/// Contact).
bool inBaseContact(const Mini& one, const Mini& other);
/// Base contact with a terrain piece. There is no gap in the plan, and the vertical distance is at
/// most the height of the silhouette.
bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& piece);

/// The segment of an upright range tool that contains this height. Segments are 6 inches long; 1
/// means under 6 inches. p. 12.
int heightBand(const Dimensions& dimensions, double height);
/// Height of the terrain at a point above the height at which a miniature stands (p. 12). Negative
/// if the terrain is lower.
double heightFrom(const Battlefield& field, double standing, Vec2 point);

}  // namespace sightline::geometry
