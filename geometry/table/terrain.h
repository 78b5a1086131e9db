/// Terrain: agreed facts and a shape. The facts that players agree on (kind, movement, cover,
/// height, blocks LOS) are data and can differ per named part of a model. Core Rulebook p. 11-12.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "geometry/measure/outline.h"

namespace sightline::geometry {

using PieceId = std::string;

enum class Kind { obstacle, area, scatter, barricade };
enum class Movement { open, difficult, impassable };
enum class Cover { none, light, heavy };

struct Facts {
    Kind kind = Kind::obstacle;
    Movement movement = Movement::open;
    Cover cover = Cover::none;
    bool blocksLos = true;
    std::optional<double> height;  ///< agreed height; measured from the shape when absent
};

/// Overrides of the piece's facts for a named part of a model.
struct PartFacts {
    std::optional<Movement> movement;
    std::optional<Cover> cover;
    std::optional<bool> blocksLos;
};

/// Triangle mesh of a model: z up, inches, origin at the origin of the piece's footprint.
struct MeshPart {
    std::string name;  ///< node name in the model
    std::vector<Vec3> vertices;
    std::vector<std::array<int, 3>> triangles;
};
struct MeshShape {
    std::vector<MeshPart> parts;
};
struct PrismShape {
    Polygon polygon;
    double height = 0.0;
};
struct BoxShape {
    Vec3 size{};  ///< width x, depth y, height z; centred on x and y, standing on z = 0
};
struct CylinderShape {
    double diameter = 0.0;
    double height = 0.0;
};
using Shape = std::variant<MeshShape, PrismShape, BoxShape, CylinderShape>;

/// A piece with its position on the table.
struct PieceSpec {
    PieceId id;
    std::string name;
    Shape shape;
    Vec3 position{};
    Degrees rotation{};
    Facts facts{};
    std::map<std::string, PartFacts> parts;
};

struct TableSize {
    double width = 72.0;
    double depth = 36.0;
};

}  // namespace sightline::geometry
