/// A miniature as geometry: a base at a position, and the silhouette above the base. Source: Core
/// Rulebook p. 5 (Bases), p. 30 (Line of Sight: Silhouettes).
#pragma once
#include "geometry/measure/dimensions.h"
#include "geometry/measure/outline.h"

namespace sightline::geometry {

struct Mini {
    Vec3 position{};   ///< centre of the underside of the base
    Degrees facing{};  ///< direction of the front; it has no effect on a disc without notches
    BaseSize base{};
    double height = 0.0;  ///< height of the silhouette above the underside of the base
};

/// A vertical solid: an outline swept from `bottom` to `top`.
struct Silhouette {
    Outline outline{};
    double bottom = 0.0;
    double top = 0.0;
};

Outline outlineOf(const Mini& mini);
Silhouette silhouetteOf(const Mini& mini);
/// A quick test whether two bases are far apart. True: they cannot touch at any facing. False: an
/// exact test is needed.
bool farApart(const Mini& one, const Mini& other);

}  // namespace sightline::geometry
