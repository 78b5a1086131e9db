#include "rendering/model/shape_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <numbers>
#include <span>

#include "rendering/model/triangulate.h"

namespace sightline::rendering {
namespace {

using geometry::Kind;
using Ring = std::vector<glm::dvec2>;

constexpr double bevelWidth = 0.07;
constexpr double slabHeight = 0.12;   ///< height of the flat plate that marks area terrain, inches
constexpr float groundShade = 0.55F;  ///< brightness of a wall at its bottom

struct Style {
    Material sides, top;
};

Style styleOf(Kind kind) {
    const auto matte = [](const char* name, glm::vec3 colour) {
        return Material{name, glm::vec4(colour, 1.0F), 0.0F, 0.85F, {}, false};
    };
    switch (kind) {
        case Kind::obstacle:
            return {matte("Wall", {0.36F, 0.31F, 0.25F}), matte("Roof", {0.46F, 0.41F, 0.34F})};
        case Kind::area:
            return {matte("Rim", {0.10F, 0.13F, 0.07F}), matte("Ground", {0.14F, 0.19F, 0.08F})};
        case Kind::scatter:
            return {matte("Crate", {0.22F, 0.25F, 0.27F}), matte("Lid", {0.29F, 0.32F, 0.34F})};
        case Kind::barricade:
            return {matte("Plate", {0.30F, 0.30F, 0.29F}), matte("Edge", {0.42F, 0.41F, 0.38F})};
    }
    return {};
}

/// Removes neighbouring points that coincide, because an edge between them has no direction.
Ring cleaned(std::span<const glm::dvec2> polygon) {
    Ring ring;
    for (const glm::dvec2 point : polygon) {
        if (!std::isfinite(point.x) || !std::isfinite(point.y)) return {};
        if (ring.empty() || glm::distance(ring.back(), point) > 1e-6) ring.push_back(point);
    }
    while (ring.size() > 1 && glm::distance(ring.front(), ring.back()) <= 1e-6) ring.pop_back();
    if (ring.size() < 3 || std::abs(signedArea(ring)) < 1e-6) return {};
    if (signedArea(ring) < 0.0) std::reverse(ring.begin(), ring.end());
    return ring;
}

/// The ring after all edges have moved inward by the same distance. Sharp corners move by a limited
/// distance.
Ring inset(const Ring& ring, double by) {
    Ring inner;
    const std::size_t count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
        const glm::dvec2 in = glm::normalize(ring[i] - ring[(i + count - 1) % count]);
        const glm::dvec2 out = glm::normalize(ring[(i + 1) % count] - ring[i]);
        const glm::dvec2 a{-in.y, in.x}, b{-out.y, out.x};
        const glm::dvec2 middle = a + b;
        const double squared = glm::dot(middle, middle);
        const glm::dvec2 shift = squared < 0.5 ? a * by : middle * (2.0 * by / squared);
        inner.push_back(ring[i] + shift);
    }
    return inner;
}

glm::vec3 at(glm::dvec2 point, double z) { return {point, z}; }

/// Adds a strip of quads between two rings with equally many points. `low` is below or outside
/// `high`.
void addBand(ModelPart& part, const Ring& low, double lowZ, const Ring& high, double highZ,
             float lowShade, bool round) {
    const std::size_t count = low.size();
    std::vector<glm::vec3> faceNormals;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        const glm::vec3 along = at(low[next], lowZ) - at(low[i], lowZ);
        faceNormals.push_back(
            glm::normalize(glm::cross(along, at(high[i], highZ) - at(low[i], lowZ))));
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count, before = (i + count - 1) % count;
        glm::vec3 left = faceNormals[i], right = faceNormals[i];
        if (round) {
            left = glm::normalize(left + faceNormals[before]);
            right = glm::normalize(right + faceNormals[next]);
        }
        const auto first = std::uint32_t(part.vertices.size());
        const glm::vec4 dark(glm::vec3(lowShade), 1.0F), plain(1.0F);
        part.vertices.push_back({at(low[i], lowZ), left, dark});
        part.vertices.push_back({at(low[next], lowZ), right, dark});
        part.vertices.push_back({at(high[next], highZ), right, plain});
        part.vertices.push_back({at(high[i], highZ), left, plain});
        for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
            part.indices.push_back(first + corner);
        }
    }
}

void addLid(ModelPart& part, const Ring& ring, double z) {
    const auto first = std::uint32_t(part.vertices.size());
    for (const glm::dvec2 point : ring)
        part.vertices.push_back({at(point, z), {0, 0, 1}, glm::vec4(1)});
    for (const auto& triangle : triangulate(ring)) {
        for (const std::uint32_t corner : triangle) part.indices.push_back(first + corner);
    }
}

void addSolid(Model& model, const Ring& ring, double height, const Style& style, bool round) {
    const int first = int(model.materials.size());
    model.materials.push_back(style.sides);
    model.materials.push_back(style.top);
    const double bevel = std::min(bevelWidth, height / 3.0);
    const Ring inner = inset(ring, bevel);
    ModelPart sides{"Sides", first, {}, {}}, top{"Top", first + 1, {}, {}};
    // Height of the lowest, darkest band of the wall.
    const double foot = std::min(height - bevel, 0.8);
    addBand(sides, ring, 0.0, ring, foot, groundShade, round);
    addBand(sides, ring, foot, ring, height - bevel, 1.0F, round);
    addBand(top, ring, height - bevel, inner, height, 1.0F, round);
    addLid(top, inner, height);
    model.parts.push_back(std::move(sides));
    model.parts.push_back(std::move(top));
}

/// Adds the volume of area terrain to the model, as a faint body over the ground plate.
void addHaze(Model& model, const Ring& ring, double height) {
    Material haze{"Haze", {0.16F, 0.25F, 0.10F, 0.20F}, 0.0F, 1.0F, {}, true};
    ModelPart body{"Volume", int(model.materials.size()), {}, {}};
    model.materials.push_back(haze);
    addBand(body, ring, slabHeight, ring, height, 1.0F, false);
    addLid(body, ring, height);
    model.parts.push_back(std::move(body));
}

Model modelOfRing(const Ring& ring, double height, Kind kind, bool round) {
    Model model;
    if (ring.empty() || !(height > 1e-4) || !std::isfinite(height)) return model;
    const bool area = kind == Kind::area && height > 2.0 * slabHeight;
    addSolid(model, ring, area ? slabHeight : height, styleOf(kind), round);
    if (area) addHaze(model, ring, height);
    return model;
}

/// Makes a flat shaded model, because meshes for rulings have no normals.
Model modelOfMesh(const geometry::MeshShape& mesh, Kind kind) {
    Model model;
    model.materials.push_back(styleOf(kind).sides);
    model.materials.back().twoSided = true;
    for (const geometry::MeshPart& source : mesh.parts) {
        ModelPart part{source.name, 0, {}, {}};
        for (const auto& triangle : source.triangles) {
            std::array<glm::vec3, 3> corners{};
            for (std::size_t k = 0; k < 3; ++k)
                corners[k] = source.vertices.at(std::size_t(triangle[k]));
            const glm::vec3 across = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
            const float length = glm::length(across);
            if (!(length > 0.0F)) continue;
            for (const glm::vec3 corner : corners) {
                part.indices.push_back(std::uint32_t(part.vertices.size()));
                part.vertices.push_back({corner, across / length, glm::vec4(1.0F)});
            }
        }
        model.parts.push_back(std::move(part));
    }
    return model;
}

void measureShape(Model& model) {
    bool any = false;
    for (const ModelPart& part : model.parts) {
        for (const ModelVertex& vertex : part.vertices) {
            model.low = any ? glm::min(model.low, vertex.position) : vertex.position;
            model.high = any ? glm::max(model.high, vertex.position) : vertex.position;
            any = true;
        }
    }
}

Ring boxRing(glm::dvec3 size) {
    const double x = size.x / 2.0, y = size.y / 2.0;
    return {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
}

Ring circleRing(double diameter) {
    constexpr int sides = 40;
    Ring ring;
    for (int i = 0; i < sides; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / sides;
        ring.push_back(glm::dvec2(std::cos(angle), std::sin(angle)) * (diameter / 2.0));
    }
    return ring;
}

}  // namespace

Model modelOfShape(const geometry::Shape& shape, geometry::Kind kind) {
    Model model;
    if (const auto* mesh = std::get_if<geometry::MeshShape>(&shape)) {
        model = modelOfMesh(*mesh, kind);
    } else if (const auto* prism = std::get_if<geometry::PrismShape>(&shape)) {
        model = modelOfRing(cleaned(prism->polygon), prism->height, kind, false);
    } else if (const auto* box = std::get_if<geometry::BoxShape>(&shape)) {
        model = modelOfRing(cleaned(boxRing(box->size)), box->size.z, kind, false);
    } else if (const auto* cylinder = std::get_if<geometry::CylinderShape>(&shape)) {
        model = modelOfRing(cleaned(circleRing(cylinder->diameter)), cylinder->height, kind, true);
    }
    measureShape(model);
    return model;
}

}  // namespace sightline::rendering
