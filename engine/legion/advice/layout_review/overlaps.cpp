#include "engine/legion/advice/layout_review/overlaps.h"

#include <algorithm>
#include <glm/common.hpp>
#include <optional>

#include "engine/legion/advice/layout_review/piece_triangles.h"
#include "geometry/measure/plan_box.h"
#include "geometry/measure/polygon.h"
#include "geometry/measure/union_area.h"

namespace sightline::engine {
namespace {
using geometry::Vec3;

struct SolidBox {
    Vec3 low{}, high{};
};
SolidBox boxOfFacet(const Facet& facet) {
    return {glm::min(glm::min(facet[0], facet[1]), facet[2]),
            glm::max(glm::max(facet[0], facet[1]), facet[2])};
}
bool meet(const SolidBox& one, const SolidBox& other) {
    for (int axis = 0; axis < 3; ++axis)
        if (one.low[axis] > other.high[axis] || other.low[axis] > one.high[axis]) return false;
    return true;
}

// True if the segment crosses the face, and both ends are on opposite sides and farther from the
// face than `touchingDepth`.
bool pierces(Vec3 from, Vec3 to, const Facet& face) {
    const Vec3 normal = glm::cross(face[1] - face[0], face[2] - face[0]);
    const double size = glm::length(normal);
    if (size <= 0.0) return false;
    const double before = glm::dot(from - face[0], normal) / size;
    const double after = glm::dot(to - face[0], normal) / size;
    if (before * after >= 0.0 || std::min(std::abs(before), std::abs(after)) < touchingDepth)
        return false;
    const Vec3 at = from + (to - from) * (before / (before - after));
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec3 side = face[(i + 1) % 3] - face[i];
        if (glm::dot(glm::cross(side, at - face[i]), normal) < 0.0) return false;
    }
    return true;
}

bool goThrough(const Facet& one, const Facet& other) {
    for (std::size_t i = 0; i < 3; ++i) {
        if (pierces(one[i], one[(i + 1) % 3], other)) return true;
        if (pierces(other[i], other[(i + 1) % 3], one)) return true;
    }
    return false;
}

struct BoxedFacet {
    Facet facet;
    SolidBox box;
};
std::vector<BoxedFacet> facetsWithin(const std::vector<Facet>& facets, const SolidBox& box) {
    std::vector<BoxedFacet> within;
    for (const Facet& facet : facets) {
        const SolidBox around = boxOfFacet(facet);
        if (meet(around, box)) within.push_back({facet, around});
    }
    return within;
}

/// One terrain piece, prepared for tests against other pieces.
struct PieceShape {
    const geometry::PieceSpec& piece;
    const geometry::PieceInfo& info;
    SolidBox box;

    PieceShape(const geometry::PieceSpec& spec, const geometry::PieceInfo& told)
        : piece(spec), info(told) {
        const geometry::PlanBox plan = geometry::planBoxOf(info.footprint);
        const auto [low, high] = levelsOf(piece, info);
        box = {Vec3(plan.low, low), Vec3(plan.high, high)};
    }
};

double areaUnderBoth(const geometry::Polygon& one, const geometry::Polygon& other) {
    const geometry::PlanBox a = geometry::planBoxOf(one), b = geometry::planBoxOf(other);
    const geometry::Polygon both[] = {one, other};
    const double together =
        geometry::unionArea(both, glm::min(a.low, b.low), glm::max(a.high, b.high));
    return std::abs(geometry::signedArea(one)) + std::abs(geometry::signedArea(other)) - together;
}

bool modelsGoThrough(const PieceShape& one, const PieceShape& other) {
    const SolidBox shared{glm::max(one.box.low, other.box.low),
                          glm::min(one.box.high, other.box.high)};
    const auto mine = facetsWithin(facetsOf(one.piece, one.info), shared);
    const auto theirs = facetsWithin(facetsOf(other.piece, other.info), shared);
    return std::any_of(mine.begin(), mine.end(), [&](const BoxedFacet& a) {
        return std::any_of(theirs.begin(), theirs.end(), [&](const BoxedFacet& b) {
            return meet(a.box, b.box) && goThrough(a.facet, b.facet);
        });
    });
}

std::optional<Interpenetration> between(const PieceShape& one, const PieceShape& other) {
    const Vec3 shared = glm::min(one.box.high, other.box.high) -
                        glm::max(one.box.low, other.box.low) - Vec3(touchingDepth);
    if (std::min({shared.x, shared.y, shared.z}) <= 0.0) return std::nullopt;
    const double area = areaUnderBoth(one.info.footprint, other.info.footprint);
    if (area <= touchingDepth * touchingDepth) return std::nullopt;
    const bool models = isModel(one.piece) || isModel(other.piece);
    if (models ? !modelsGoThrough(one, other) : area <= touchingDepth) return std::nullopt;
    return Interpenetration{one.info.id, other.info.id, area};
}

}  // namespace

std::vector<Interpenetration> interpenetrations(const LaidTable& table, const Workers& workers) {
    std::vector<PieceShape> shaped;
    shaped.reserve(table.pieces.size());
    for (const geometry::PieceSpec& piece : table.pieces)
        shaped.emplace_back(piece, *table.field.piece(piece.id));
    std::vector<std::vector<Interpenetration>> found(shaped.size());
    parallelFor(
        shaped.size(),
        [&](std::size_t i) {
            for (std::size_t j = i + 1; j < shaped.size(); ++j)
                if (const auto one = between(shaped[i], shaped[j])) found[i].push_back(*one);
        },
        workers);
    std::vector<Interpenetration> all;
    for (const auto& some : found) all.insert(all.end(), some.begin(), some.end());
    return all;
}

}  // namespace sightline::engine
