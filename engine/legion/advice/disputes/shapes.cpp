// Measures the shapes of terrain pieces and stretches them to another height.
#include <algorithm>
#include <limits>

#include "engine/legion/advice/disputes/unsure.h"

namespace sightline::engine {
namespace {

struct Span {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
};

Span zSpanOf(const geometry::MeshShape& mesh) {
    Span span;
    for (const geometry::MeshPart& part : mesh.parts)
        for (const geometry::Vec3& vertex : part.vertices) {
            span.low = std::min(span.low, vertex.z);
            span.high = std::max(span.high, vertex.z);
        }
    return span;
}

struct HeightOfShape {
    double operator()(const geometry::MeshShape& mesh) const {
        const Span span = zSpanOf(mesh);
        return span.high - span.low;
    }
    double operator()(const geometry::BoxShape& box) const { return box.size.z; }
    double operator()(const auto& upright) const { return upright.height; }
};

struct RadiusOfShape {
    double operator()(const geometry::MeshShape& mesh) const {
        double radius = 0.0;
        for (const geometry::MeshPart& part : mesh.parts)
            for (const geometry::Vec3& vertex : part.vertices)
                radius = std::max(radius, glm::length(geometry::plan(vertex)));
        return radius;
    }
    double operator()(const geometry::PrismShape& prism) const {
        double radius = 0.0;
        for (const geometry::Vec2& corner : prism.polygon)
            radius = std::max(radius, glm::length(corner));
        return radius;
    }
    double operator()(const geometry::BoxShape& box) const {
        return glm::length(geometry::plan(box.size)) / 2.0;
    }
    double operator()(const geometry::CylinderShape& drum) const { return drum.diameter / 2.0; }
};

struct HeightChange {
    double by;
    void operator()(geometry::MeshShape& mesh) const {
        const Span span = zSpanOf(mesh);
        const double stretch = 1.0 + by / (span.high - span.low);
        for (geometry::MeshPart& part : mesh.parts)
            for (geometry::Vec3& vertex : part.vertices)
                vertex.z = span.low + (vertex.z - span.low) * stretch;
    }
    void operator()(geometry::BoxShape& box) const { box.size.z += by; }
    void operator()(auto& upright) const { upright.height += by; }
};

}  // namespace

double shapeHeight(const geometry::Shape& shape) { return std::visit(HeightOfShape{}, shape); }

double shapeRadius(const geometry::Shape& shape) { return std::visit(RadiusOfShape{}, shape); }

geometry::PieceSpec raised(geometry::PieceSpec piece, double by) {
    std::visit(HeightChange{by}, piece.shape);
    if (piece.facts.height) *piece.facts.height += by;
    return piece;
}

}  // namespace sightline::engine
