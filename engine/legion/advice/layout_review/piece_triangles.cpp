#include "engine/legion/advice/layout_review/piece_triangles.h"

#include <cmath>

#include "geometry/measure/polygon.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;
using geometry::Vec3;

std::vector<Facet> facetsOfModel(const geometry::PieceSpec& piece,
                                 const geometry::MeshShape& mesh) {
    const double cosine = std::cos(piece.rotation.radians());
    const double sine = std::sin(piece.rotation.radians());
    const auto placed = [&](Vec3 at) {
        return piece.position +
               Vec3(at.x * cosine - at.y * sine, at.x * sine + at.y * cosine, at.z);
    };
    std::vector<Facet> facets;
    for (const geometry::MeshPart& part : mesh.parts)
        for (const auto& [a, b, c] : part.triangles)
            facets.push_back({placed(part.vertices[static_cast<std::size_t>(a)]),
                              placed(part.vertices[static_cast<std::size_t>(b)]),
                              placed(part.vertices[static_cast<std::size_t>(c)])});
    return facets;
}

std::vector<Facet> facetsOfRaised(const geometry::Polygon& footprint, double low, double high) {
    std::vector<Facet> facets;
    for (std::size_t i = 0; i < footprint.size(); ++i) {
        const Vec2 a = footprint[i], b = footprint[(i + 1) % footprint.size()];
        facets.push_back({Vec3(a, low), Vec3(b, low), Vec3(b, high)});
        facets.push_back({Vec3(a, low), Vec3(b, high), Vec3(a, high)});
    }
    for (const geometry::Polygon& part : geometry::convexParts(footprint))
        for (std::size_t i = 2; i < part.size(); ++i)
            for (const double z : {low, high})
                facets.push_back({Vec3(part[0], z), Vec3(part[i - 1], z), Vec3(part[i], z)});
    return facets;
}

}  // namespace

bool isModel(const geometry::PieceSpec& piece) {
    return std::holds_alternative<geometry::MeshShape>(piece.shape) &&
           piece.facts.kind != geometry::Kind::area;
}

std::array<double, 2> levelsOf(const geometry::PieceSpec& piece, const geometry::PieceInfo& info) {
    return {piece.position.z, info.top};
}

std::vector<Facet> facetsOf(const geometry::PieceSpec& piece, const geometry::PieceInfo& info) {
    if (isModel(piece)) return facetsOfModel(piece, std::get<geometry::MeshShape>(piece.shape));
    const auto [low, high] = levelsOf(piece, info);
    return facetsOfRaised(info.footprint, low, high);
}

}  // namespace sightline::engine
