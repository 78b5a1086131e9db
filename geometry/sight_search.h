/// The hunt for a clear line. Private to geometry.
#pragma once
#include "geometry/sight_lines.h"

namespace sightline::geometry {

enum class Effort { glance, low, full };

struct Found {
    std::optional<Segment> roomy;  ///< clear, with `sightRoom` on every side
    std::optional<Segment> thin;   ///< clear, but without that room
};
Found search(const Corridor& corridor, const Silhouette& from, const Silhouette& to, Effort effort);

struct Widened {
    Segment line;
    double radius = 0.0;
};
/// Slides the ends of a clear line to where the beam round it is wider.
Widened widened(const Corridor& corridor, const LineSource& lines, Segment line, double most);

/// `lineOfSight(...).visible` without the work for the margin.
bool isVisible(const Battlefield& field, const Silhouette& from, const Silhouette& to,
               const SightSettings& settings);
/// LOS by a small number of lines, for choosing among many places; may miss a narrow view.
bool seesQuickly(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                 const SightSettings& settings);

}  // namespace sightline::geometry
