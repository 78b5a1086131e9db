/// What a terrain piece is made of, with what is measured of it once and shared by all its copies.
#pragma once
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "geometry/measure/result.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// Which reflection leaves a shape most like itself, seen about the middle of its footprint. A
/// building with a door in one side is alike to both sides of the door.
enum class Alike { either, acrossX, acrossY };

/// A shape about its own origin: inches, z up.
struct TerrainShape {
    geometry::Shape geometry;
    nlohmann::json written;       ///< the member "shape" of its file
    geometry::Polygon footprint;  ///< seen from above; the convex hull of a model
    geometry::Vec2 middle{};      ///< of the least upright rectangle around the footprint
    Alike alike = Alike::either;  ///< x to -x, or y to -y
    double bottom = 0.0, top = 0.0;
    std::vector<geometry::Vec2> soles;  ///< where it stands on what is below, spread over it
    std::vector<std::string> parts;     ///< names of a model's parts; empty for plain shapes
};
using SharedShape = std::shared_ptr<const TerrainShape>;

/// Measures a shape. Requires one that `Battlefield::make` takes.
SharedShape terrainShape(geometry::Shape geometry, nlohmann::json written);

/// Plain shapes with the text that a file has for them.
SharedShape boxShape(geometry::Vec3 size);
SharedShape cylinderShape(double diameter, double height);
/// Problems: fewer than three corners, edges that cross, no area. A clockwise polygon is turned.
Result<SharedShape> prismShape(geometry::Polygon polygon, double height);
/// A wall of that thickness along a line of points, as one prism each stretch. Problems: fewer than
/// two points, two of them at one place.
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
