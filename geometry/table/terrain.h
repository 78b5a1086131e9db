/// Terrain: agreed facts and a shape. Players agree on the facts: kind, movement, cover, height,
/// blocks LOS. Named parts of a model can have different facts. Core Rulebook p. 11-12.
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
    std::optional<double> height;  ///< agreed height; if absent, the height of the shape counts
};

/// Facts of a named part of a model that replace the facts of the piece.
struct PartFacts {
    std::optional<Movement> movement;
    std::optional<Cover> cover;
    std::optional<bool> blocksLos;
};

/// Triangle mesh of a model part: z up, inches. The origin is the origin of the footprint.
struct MeshPart {
    std::string name;  ///< name of the node in the model file
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
    Vec3 size{};  ///< width x, depth y, height z; centred on x and y, with the bottom at z = 0
};
struct CylinderShape {
    double diameter = 0.0;
    double height = 0.0;
};
using Shape = std::variant<MeshShape, PrismShape, BoxShape, CylinderShape>;

/// A piece and its position on the table.
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
