/// Range between miniatures, in bands of the range tool. Core Rulebook p. 10 (Measurement).
/// A band ends before its line: within range n means a distance under 6n; exactly 6n is the next.
#pragma once
#include <span>

#include "geometry/battlefield.h"

namespace sightline::geometry {

struct Range {
    double distance = 0.0;    ///< inches between base outlines, horizontal
    double band = 0.0;        ///< 0 base contact, 0.5 half, 1..5, 6 beyond
    bool withinHalf = false;
    double toNextBand = 0.0;  ///< inches that could be added before the band changes
    PlanSegment line{};       ///< where it was measured
};

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other);
/// The band of a distance alone (never 0: contact needs bases).
double bandOf(const Dimensions& dimensions, double distance);

/// Some part of the base lies inside `reach` inches of the other base (p. 10, Within).
bool within(const Mini& mini, const Mini& of, double reach);
/// All of the base does.
bool completelyWithin(const Mini& mini, const Mini& of, double reach);

/// Base contact, also across elevations: no gap seen from above, and a vertical distance no greater
/// than the height of either silhouette. Core Rulebook p. 5 (Bases and Base Contact).
bool inBaseContact(const Mini& one, const Mini& other);
/// The same with a terrain piece: no plan gap, and its vertical extent within that reach.
bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& piece);

/// Which 6-inch segment of an upright range tool holds this height (1 for under 6). p. 12.
int heightBand(const Dimensions& dimensions, double height);

}  // namespace sightline::geometry
