/// A miniature as space sees it: a base standing somewhere, and the silhouette that rises from it.
/// Source: Core Rulebook p. 5 (Bases), p. 30 (Line of Sight: Silhouettes).
#pragma once
#include "geometry/measure/dimensions.h"
#include "geometry/measure/outline.h"

namespace sightline::geometry {

struct Mini {
    Vec3 position{};   ///< centre of the base's underside
    Degrees facing{};  ///< front of the base; of no effect on a disc without notches
    BaseSize base{};
    double height = 0.0;  ///< of the silhouette, from the base's underside
};

/// A vertical solid: an outline swept from `bottom` to `top`.
struct Silhouette {
    Outline outline{};
    double bottom = 0.0;
    double top = 0.0;
};

Outline outlineOf(const Mini& mini);
Silhouette silhouetteOf(const Mini& mini);
/// Surely too far from each other for their bases to touch, whatever way they face. A no says
/// nothing; it saves the exact answer where there is nobody near.
bool farApart(const Mini& one, const Mini& other);

}  // namespace sightline::geometry
