/// A terrain piece: its shape, and the facts that players agree on (kind, movement, cover, height,
/// blocks LOS). Named parts of a model can have different facts. Core Rulebook p. 11-12.
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
    std::optional<double> height;  ///< agreed height; empty: the height of the shape counts
};

/// Facts of a named part of a model. Each given fact replaces the fact of the whole piece.
struct PartFacts {
    std::optional<Movement> movement;
    std::optional<Cover> cover;
    std::optional<bool> blocksLos;
};

/// Triangle mesh of one part of a model. Inches, with z up. Coordinates are relative to the piece's
/// own origin, which `PieceSpec::position` places on the table.
struct MeshPart {
    std::string name;  ///< name of the part's node in the model file
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
    Vec3 size{};  ///< width (x), depth (y) and height (z); the box is centred on x and y, with its
                  ///< bottom at z = 0
};
struct CylinderShape {
    double diameter = 0.0;
    double height = 0.0;
};
using Shape = std::variant<MeshShape, PrismShape, BoxShape, CylinderShape>;

/// A terrain piece and its position on the table.
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
