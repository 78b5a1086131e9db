#include "app/window/shell/widgets/table_relief.h"

#include <QColor>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <map>

#include "app/window/shell/widgets/depth_canvas.h"
#include "engine/legion/advice/layout_review/piece_triangles.h"

namespace sightline::app {
namespace {

// Number of painted pixels per pixel of the picture, along each axis.
constexpr int reliefPixels = 2;
// The higher the terrain, the lighter it is painted, up to this height; inches.
constexpr double tallestTerrain = 8.0;
const geometry::Vec3 reliefSun = glm::normalize(geometry::Vec3(-0.5, 0.55, 0.75));

QColor groundOf(const std::string& mat) {
    static const std::map<std::string, QColor> known{{"desert", {0xB9, 0x9C, 0x6D}},
                                                     {"forest", {0x5B, 0x66, 0x45}},
                                                     {"city", {0x77, 0x76, 0x75}},
                                                     {"ice", {0xC3, 0xD2, 0xDB}},
                                                     {"industrial", {0x62, 0x66, 0x6B}}};
    const auto found = known.find(mat);
    return found == known.end() ? QColor(0x8A, 0x7E, 0x6C) : found->second;
}

// The base colour of a terrain piece. Woods and bushes are green. Craters, rubble and pools have
// the colour of the ground.
QColor stuffOf(const geometry::Facts& facts, const std::string& mat) {
    switch (facts.kind) {
        case geometry::Kind::obstacle:
            return facts.movement == geometry::Movement::impassable ? QColor(0x8C, 0x84, 0x86)
                                                                    : QColor(0xC7, 0xBC, 0xAA);
        case geometry::Kind::area:
            return mat == "forest" || mat.empty() ? QColor(0x6F, 0x93, 0x52)
                                                  : groundOf(mat).darker(125);
        case geometry::Kind::scatter:
            return {0xA9, 0x7F, 0x55};
        case geometry::Kind::barricade:
            return {0x7D, 0x6A, 0x58};
    }
    return {};
}

// The colour of a triangle in the light. Triangles towards the sun are lighter, and so are high
// triangles. The corners of a model's triangles may be in any order.
QRgb litColour(const QColor& stuff, const engine::Facet& facet) {
    const geometry::Vec3 across = glm::cross(facet[1] - facet[0], facet[2] - facet[0]);
    const double length = glm::length(across);
    if (length <= 0.0) return stuff.rgb();
    const geometry::Vec3 normal = across / length * (across.z < 0.0 ? -1.0 : 1.0);
    const double high = std::max({facet[0].z, facet[1].z, facet[2].z});
    const double brightness = 0.42 + 0.48 * std::max(0.0, glm::dot(normal, reliefSun)) +
                              0.18 * std::clamp(high / tallestTerrain, 0.0, 1.0);
    const auto part = [&](int value) {
        return std::clamp(int(std::lround(value * brightness)), 0, 255);
    };
    return qRgb(part(stuff.red()), part(stuff.green()), part(stuff.blue()));
}

}  // namespace

QPointF onRelief(geometry::Vec2 at, geometry::TableSize table, QSizeF picture) {
    return {at.x / table.width * picture.width(), (1.0 - at.y / table.depth) * picture.height()};
}

QImage tableRelief(const engine::LaidTable& table, const std::string& mat, int width) {
    const geometry::TableSize size = table.field.table();
    const QSize shown(width, std::max(1, int(std::lround(width * size.depth / size.width))));
    DepthCanvas canvas(shown * reliefPixels, groundOf(mat));
    const auto placed = [&](geometry::Vec3 at) {
        const QPointF point = onRelief(geometry::plan(at), size, QSizeF(shown * reliefPixels));
        return glm::vec3(point.x(), point.y(), at.z);
    };
    for (const geometry::PieceSpec& piece : table.pieces) {
        const geometry::PieceInfo& info = *table.field.piece(piece.id);
        const QColor stuff = stuffOf(info.facts, mat);
        for (const engine::Facet& facet : engine::facetsOf(piece, info))
            canvas.triangle({placed(facet[0]), placed(facet[1]), placed(facet[2])},
                            litColour(stuff, facet));
    }
    return canvas.image().scaled(shown, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace sightline::app
