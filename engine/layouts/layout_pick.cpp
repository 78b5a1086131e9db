#include "engine/layouts/layout_pick.h"

#include <glm/geometric.hpp>

namespace sightline::engine {
namespace {
using geometry::Segment;
using geometry::Vec2;
using geometry::Vec3;

/// The ray in the coordinates of the piece.
Segment localRay(const TerrainPiece& piece, const Segment& ray) {
    const Vec2 along = geometry::direction({-piece.rotation.value});
    const auto local = [&](Vec3 point) {
        const Vec3 arm = point - piece.position;
        return Vec3{arm.x * along.x - arm.y * along.y, arm.x * along.y + arm.y * along.x, arm.z};
    };
    return {local(ray.from), local(ray.to)};
}

void keepNearer(std::optional<double>& best, std::optional<double> next) {
    if (next && *next >= 0.0 && *next <= 1.0 && (!best || *next < *best)) best = next;
}

// The first point at which the ray meets the top or the sides of the piece's outline, as a fraction
// of the ray's length.
std::optional<double> entryToOutline(const TerrainShape& shape, const Segment& ray) {
    std::optional<double> best;
    const Vec3 way = ray.to - ray.from;
    if (way.z != 0.0) {
        const double t = (shape.top - ray.from.z) / way.z;
        const Vec3 at = ray.from + way * t;
        if (geometry::contains(shape.footprint, geometry::plan(at))) keepNearer(best, t);
    }
    const auto& corners = shape.footprint;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 from = corners[i], side = corners[(i + 1) % corners.size()] - from;
        const double across = way.x * side.y - way.y * side.x;
        if (across == 0.0) continue;
        const Vec2 gap = from - geometry::plan(ray.from);
        const double t = (gap.x * side.y - gap.y * side.x) / across;
        const double along = (gap.x * way.y - gap.y * way.x) / across;
        const double z = ray.from.z + way.z * t;
        if (along >= 0.0 && along <= 1.0 && z >= shape.bottom && z <= shape.top)
            keepNearer(best, t);
    }
    return best;
}

std::optional<double> entryToTriangle(const Segment& ray, Vec3 a, Vec3 b, Vec3 c) {
    const Vec3 way = ray.to - ray.from, ab = b - a, ac = c - a;
    const Vec3 normal = glm::cross(way, ac);
    const double size = glm::dot(ab, normal);
    if (size == 0.0) return std::nullopt;
    const Vec3 arm = ray.from - a;
    const double u = glm::dot(arm, normal) / size;
    const Vec3 turned = glm::cross(arm, ab);
    const double v = glm::dot(way, turned) / size;
    if (u < 0.0 || v < 0.0 || u + v > 1.0) return std::nullopt;
    return glm::dot(ac, turned) / size;
}

std::optional<double> entryToModel(const geometry::MeshShape& mesh, const Segment& ray) {
    std::optional<double> best;
    for (const geometry::MeshPart& part : mesh.parts) {
        const auto at = [&](int vertex) { return part.vertices[static_cast<std::size_t>(vertex)]; };
        for (const auto& [a, b, c] : part.triangles)
            keepNearer(best, entryToTriangle(ray, at(a), at(b), at(c)));
    }
    return best;
}

struct NearestPiece {
    std::optional<double> fraction;
    geometry::PieceId piece;
    void offer(std::optional<double> next, const geometry::PieceId& id) {
        const auto before = fraction;
        keepNearer(fraction, next);
        if (fraction != before) piece = id;
    }
};
}  // namespace

std::optional<PickedPiece> pieceUnder(const TerrainLayout& layout, const Segment& ray) {
    NearestPiece met, nearly;
    for (const TerrainPiece& piece : layout.pieces) {
        const Segment local = localRay(piece, ray);
        const auto outline = entryToOutline(*piece.shape, local);
        if (!outline) continue;
        const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape->geometry);
        nearly.offer(outline, piece.id);
        met.offer(mesh ? entryToModel(*mesh, local) : outline, piece.id);
    }
    const NearestPiece& best = met.fraction ? met : nearly;
    if (!best.fraction) return std::nullopt;
    return PickedPiece{best.piece, ray.from + (ray.to - ray.from) * *best.fraction};
}

}  // namespace sightline::engine
