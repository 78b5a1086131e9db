#include "engine/layouts/terrain_shape.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <limits>
#include <utility>

#include "engine/layouts/layout_fields.h"
#include "engine/layouts/words/layouts.h"

#include "geometry/measure/plan_box.h"
#include "geometry/measure/polygon.h"

namespace sightline::engine {
namespace {
using geometry::Polygon;
using geometry::Vec2;
using geometry::Vec3;

constexpr int cornersOfARound = 24;
// A model's surfaces touch the ground if they are at most this high above its lowest point, in
// inches.
constexpr double soleDepth = 0.15;
constexpr double solesAcross = 24.0;
// The largest number of sample points across a large shape. This limit saves computing time.
constexpr double mostSolesAcross = 60.0;
constexpr std::size_t mostCornerSoles = 120;
constexpr double drawnIn = 0.98;
// Smallest distance between two neighbouring points of a wall, inches.
constexpr double leastStretch = 0.1;

void measureMesh(const geometry::MeshShape& mesh, TerrainShape& shape) {
    std::vector<Vec2> seen;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const geometry::MeshPart& part : mesh.parts) {
        shape.parts.push_back(part.name);
        for (const Vec3 vertex : part.vertices) {
            seen.push_back(geometry::plan(vertex));
            low = std::min(low, vertex.z);
            high = std::max(high, vertex.z);
        }
    }
    shape.footprint = geometry::convexHull(std::move(seen));
    shape.bottom = low;
    shape.top = high;
}

Polygon roundOutline(double radius) {
    Polygon corners;
    for (int i = 0; i < cornersOfARound; ++i)
        corners.push_back(radius * geometry::direction({360.0 * i / cornersOfARound}));
    return corners;
}

bool within(Vec2 point, Vec2 a, Vec2 b, Vec2 c) {
    const double ab = geometry::cross(b - a, point - a), bc = geometry::cross(c - b, point - b),
                 ca = geometry::cross(a - c, point - c);
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
}

/// The lowest triangles and corners of a model, on which the model stands. Only these triangles and
/// corners rest on a surface, so a crate between the walls of a ruin does not lift the ruin.
struct Ground {
    std::vector<std::array<Vec2, 3>> triangles;
    std::vector<Vec2> corners;
};

Ground groundOf(const geometry::MeshShape& mesh, double bottom) {
    Ground ground;
    for (const geometry::MeshPart& part : mesh.parts) {
        const auto low = [&](int vertex) {
            return part.vertices[static_cast<std::size_t>(vertex)].z < bottom + soleDepth;
        };
        const auto at = [&](int vertex) {
            return geometry::plan(part.vertices[static_cast<std::size_t>(vertex)]);
        };
        for (const auto& [a, b, c] : part.triangles)
            if (low(a) && low(b) && low(c)) ground.triangles.push_back({at(a), at(b), at(c)});
        for (const Vec3 vertex : part.vertices)
            if (vertex.z < bottom + soleDepth) ground.corners.push_back(geometry::plan(vertex));
    }
    return ground;
}

Vec2 middleOf(const Polygon& polygon) {
    Vec2 sum{};
    for (const Vec2 corner : polygon) sum += corner;
    return sum / static_cast<double>(polygon.size());
}

// The sample points on the underside: points of a regular grid that the piece covers, and its
// corners. The corners are moved inwards a little, so that a neighbour that only touches the piece
// does not lift it.
void findSoles(TerrainShape& shape) {
    Vec2 low = shape.footprint.front(), high = low;
    for (const Vec2 corner : shape.footprint) {
        low = glm::min(low, corner);
        high = glm::max(high, corner);
    }
    const auto* mesh = std::get_if<geometry::MeshShape>(&shape.geometry);
    const Ground ground = mesh ? groundOf(*mesh, shape.bottom) : Ground{};
    const auto covers = [&](Vec2 point) {
        if (!mesh) return geometry::contains(shape.footprint, point);
        return std::any_of(ground.triangles.begin(), ground.triangles.end(),
                           [&](const auto& one) { return within(point, one[0], one[1], one[2]); });
    };
    const Vec2 middle = middleOf(shape.footprint);
    const double wide = std::max(high.x - low.x, high.y - low.y);
    const double step = std::max(std::clamp(wide / solesAcross, 0.1, 2.0), wide / mostSolesAcross);
    for (double x = low.x + step / 2; x < high.x; x += step)
        for (double y = low.y + step / 2; y < high.y; y += step)
            if (covers({x, y})) shape.soles.emplace_back(x, y);
    const std::vector<Vec2>& corners = mesh ? ground.corners : shape.footprint;
    const std::size_t every = 1 + corners.size() / mostCornerSoles;
    for (std::size_t i = 0; i < corners.size(); i += every)
        shape.soles.push_back(middle + (corners[i] - middle) * drawnIn);
}

// A lattice of cells around a model. A cell is taken if it contains a corner of the model. The
// number of cells in each direction is odd and no power of two, so corners at simple fractions of
// the size are inside a cell and not on its edge.
class CellsTaken {
  public:
    CellsTaken(const geometry::PlanBox& box, double low, double high)
        : low_(box.low, low),
          size_(Vec3(box.high, high) - low_),
          taken_(across * across * across) {}

    void add(Vec3 point) {
        taken_[cellOf(share(point))] = 1;
        points_.push_back(share(point));
    }
    /// The number of the model's corners that are in a free cell after the model is reflected along
    /// the axis.
    std::size_t freeWhenReflected(int axis) const {
        return static_cast<std::size_t>(
            std::count_if(points_.begin(), points_.end(), [&](Vec3 point) {
                point[axis] = 1.0 - point[axis];
                return taken_[cellOf(point)] == 0;
            }));
    }

  private:
    static constexpr std::size_t across = 17;
    Vec3 share(Vec3 point) const {
        Vec3 share(0.5);
        for (int i = 0; i < 3; ++i)
            if (size_[i] > 0.0) share[i] = (point[i] - low_[i]) / size_[i];
        return share;
    }
    static std::size_t cellOf(Vec3 share) {
        std::size_t cell = 0;
        for (int i = 0; i < 3; ++i) {
            const double at = std::clamp(share[i] * across, 0.0, across - 1.0);
            cell = cell * across + static_cast<std::size_t>(at);
        }
        return cell;
    }

    Vec3 low_, size_;
    std::vector<char> taken_;
    std::vector<Vec3> points_;
};

Alike alikeOf(const TerrainShape& shape) {
    CellsTaken cells(geometry::planBoxOf(shape.footprint), shape.bottom, shape.top);
    if (const auto* mesh = std::get_if<geometry::MeshShape>(&shape.geometry)) {
        for (const geometry::MeshPart& part : mesh->parts)
            for (const Vec3 vertex : part.vertices) cells.add(vertex);
    } else {
        for (const Vec2 corner : shape.footprint) cells.add(Vec3(corner, shape.top));
    }
    const std::size_t x = cells.freeWhenReflected(0), y = cells.freeWhenReflected(1);
    return x < y ? Alike::acrossX : y < x ? Alike::acrossY : Alike::either;
}

void measure(TerrainShape& shape) {
    if (const auto* mesh = std::get_if<geometry::MeshShape>(&shape.geometry))
        return measureMesh(*mesh, shape);
    if (const auto* prism = std::get_if<geometry::PrismShape>(&shape.geometry)) {
        shape.footprint = prism->polygon;
        shape.top = prism->height;
    } else if (const auto* box = std::get_if<geometry::BoxShape>(&shape.geometry)) {
        const double x = box->size.x / 2.0, y = box->size.y / 2.0;
        shape.footprint = {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
        shape.top = box->size.z;
    } else if (const auto* cylinder = std::get_if<geometry::CylinderShape>(&shape.geometry)) {
        shape.footprint = roundOutline(cylinder->diameter / 2.0);
        shape.top = cylinder->height;
    }
}

}  // namespace

SharedShape terrainShape(geometry::Shape geometry, nlohmann::json written) {
    auto shape = std::make_shared<TerrainShape>();
    shape->geometry = std::move(geometry);
    shape->written = std::move(written);
    measure(*shape);
    shape->middle = geometry::planBoxOf(shape->footprint).middle();
    shape->alike = alikeOf(*shape);
    findSoles(*shape);
    return shape;
}

template <class Shape>
static SharedShape plainShape(const Shape& shape) {
    return terrainShape(shape, writeFields(shape));
}

SharedShape boxShape(Vec3 size) { return plainShape(geometry::BoxShape{size}); }

SharedShape cylinderShape(double diameter, double height) {
    return plainShape(geometry::CylinderShape{diameter, height});
}

Result<SharedShape> prismShape(Polygon polygon, double height) {
    if (polygon.size() < 3)
        return problemOf(say::outlineNeedsThree(static_cast<int>(polygon.size())));
    if (geometry::signedArea(polygon) < 0.0) std::reverse(polygon.begin(), polygon.end());
    if (!geometry::isSimple(polygon)) return problemOf(say::edgesMayNotCross());
    return plainShape(geometry::PrismShape{std::move(polygon), height});
}

Result<std::vector<WallStretch>> wallAlong(const std::vector<Vec2>& points, const WallSize& size) {
    if (points.size() < 2) return problemOf(say::wallNeedsTwo());
    std::vector<WallStretch> wall;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Vec2 along = points[i + 1] - points[i];
        const double length = glm::length(along);
        if (length < leastStretch) return problemOf(say::wallPointsApart());
        wall.push_back({boxShape({length + size.thickness, size.thickness, size.height}),
                        (points[i] + points[i + 1]) / 2.0, geometry::angleOf(along)});
    }
    return wall;
}

}  // namespace sightline::engine
