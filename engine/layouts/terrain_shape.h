/// The shape of a terrain piece with its measurements; computed once and shared by all copies.
#pragma once
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "geometry/base/result.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// The reflection, about the middle of its footprint, that changes a shape the least. A building
/// with a door in one side is symmetric to both sides of the door.
enum class Alike { either, acrossX, acrossY };

/// A shape relative to its own origin: inches, z up.
struct TerrainShape {
    geometry::Shape geometry;
    nlohmann::json written;       ///< the member "shape" of its file
    geometry::Polygon footprint;  ///< seen from above; the convex hull of a model
    geometry::Vec2 middle{};      ///< of the bounding rectangle of the footprint
    Alike alike = Alike::either;  ///< symmetric in x or in y
    double bottom = 0.0, top = 0.0;
    std::vector<geometry::Vec2> soles;  ///< sample points of its underside, for stacking
    std::vector<std::string> parts;     ///< names of a model's parts; empty for plain shapes
};
using SharedShape = std::shared_ptr<const TerrainShape>;

/// Measures a shape. Requires one that `Battlefield::make` accepts.
SharedShape terrainShape(geometry::Shape geometry, nlohmann::json written);

/// Plain shapes with their JSON text for the file.
SharedShape boxShape(geometry::Vec3 size);
SharedShape cylinderShape(double diameter, double height);
/// Problems: fewer than three corners, crossing edges, no area. A clockwise polygon is reversed.
Result<SharedShape> prismShape(geometry::Polygon polygon, double height);
/// A wall of that thickness along a polyline, one prism per segment. Problems: fewer than two
/// points, two points at the same place.
struct WallStretch {
    SharedShape shape;
    geometry::Vec2 middle{};
    geometry::Degrees rotation{};
};
struct WallSize {
    double thickness = 0.5, height = 2.0;
};
Result<std::vector<WallStretch>> wallAlong(const std::vector<geometry::Vec2>& points,
                                           const WallSize& size);

}  // namespace sightline::engine
