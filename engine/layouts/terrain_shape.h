/// The shape of a terrain piece with its measurements. It is computed once and shared by all copies
/// of the piece.
#pragma once
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "geometry/base/result.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// The reflection about the middle of the footprint that changes the shape least. For example, a
/// building with a door in one wall is symmetric about the line through the door.
enum class Alike { either, acrossX, acrossY };

/// A shape with its measurements, in its own coordinates: inches, z points up.
struct TerrainShape {
    geometry::Shape geometry;
    nlohmann::json written;       ///< the JSON member "shape" of the piece in the layout file
    geometry::Polygon footprint;  ///< outline as seen from above; for a model, the convex hull
    geometry::Vec2 middle{};      ///< middle of the footprint's bounding rectangle
    Alike alike = Alike::either;  ///< the reflection that changes the shape least
    double bottom = 0.0, top = 0.0;
    std::vector<geometry::Vec2> soles;  ///< sample points on the underside, used for stacking
    std::vector<std::string> parts;     ///< names of a model's parts; empty for plain shapes
};
using SharedShape = std::shared_ptr<const TerrainShape>;

/// Measures a shape. Requires that `Battlefield::make` accepts the shape.
SharedShape terrainShape(geometry::Shape geometry, nlohmann::json written);

/// Boxes and cylinders, with their JSON text for the layout file.
SharedShape boxShape(geometry::Vec3 size);
SharedShape cylinderShape(double diameter, double height);
/// Makes a prism. Returns a problem for fewer than three corners, crossing edges or no area.
/// Clockwise corners are put in counter-clockwise order.
Result<SharedShape> prismShape(geometry::Polygon polygon, double height);
/// One straight segment of a wall along a polyline: a prism with the thickness of the wall.
/// `wallAlong` returns a problem for fewer than two points and for two points at the same place.
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
