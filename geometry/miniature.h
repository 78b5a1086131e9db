/// A miniature as space sees it: a base standing somewhere, and the silhouette that rises from it.
/// Source: Core Rulebook p. 5 (Bases), p. 30 (Line of Sight: Silhouettes).
#pragma once
#include "geometry/dimensions.h"
#include "geometry/outline.h"

namespace sightline::geometry {

struct Mini {
    Vec3 position{};      ///< centre of the base's underside
    Degrees facing{};     ///< front of the base; of no effect on a disc without notches
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

}  // namespace sightline::geometry
