#include "app/window/layout/model_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <limits>
#include <vector>

namespace sightline::app {
namespace {

constexpr int oversampling = 2;
constexpr float rise = 0.55F;  // how much of the view looks down
const glm::vec3 towardsSun = glm::normalize(glm::vec3(-0.35F, -0.6F, 0.75F));

/// Across, up the picture, and towards the eye.
glm::vec3 onView(glm::vec3 p) {
    const float across = (p.x - p.y) * 0.70711F;
    const float away = (p.x + p.y) * 0.70711F;
    const float level = std::sqrt(1.0F - rise * rise);
    return {across, p.z * level + away * rise, p.z * rise - away * level};
}

float screen(float linear) {
    return std::pow(std::clamp(linear, 0.0F, 1.0F), 1.0F / 2.2F) * 255.0F;
}

class PictureCanvas {
  public:
    PictureCanvas(int side, glm::vec3 low, glm::vec3 high)
        : image_(side, side, QImage::Format_ARGB32), side_(side) {
        image_.fill(Qt::transparent);
        depth_.assign(static_cast<std::size_t>(side) * static_cast<std::size_t>(side),
                      -std::numeric_limits<float>::infinity());
        const float extent = std::max({high.x - low.x, high.y - low.y, 0.01F});
        scale_ = static_cast<float>(side) * 0.92F / extent;
        middle_ = (low + high) / 2.0F;
    }

    void triangle(const std::array<glm::vec3, 3>& corners, QRgb colour) {
        std::array<glm::vec3, 3> at{};
        for (std::size_t i = 0; i < 3; ++i) at[i] = onCanvas(corners[i]);
        const float area = edge(at[0], at[1], at[2]);
        if (std::abs(area) < 1e-6F) return;
        const auto [left, right] = std::minmax({at[0].x, at[1].x, at[2].x});
        const auto [top, bottom] = std::minmax({at[0].y, at[1].y, at[2].y});
        for (int y = std::max(0, int(top)); y <= std::min(side_ - 1, int(bottom) + 1); ++y)
            for (int x = std::max(0, int(left)); x <= std::min(side_ - 1, int(right) + 1); ++x) {
                const glm::vec3 pixel{float(x) + 0.5F, float(y) + 0.5F, 0.0F};
                const float a = edge(at[1], at[2], pixel) / area;
                const float b = edge(at[2], at[0], pixel) / area;
                const float c = 1.0F - a - b;
                if (a < 0.0F || b < 0.0F || c < 0.0F) continue;
                const float depth = a * at[0].z + b * at[1].z + c * at[2].z;
                float& before =
                    depth_[static_cast<std::size_t>(y) * static_cast<std::size_t>(side_) +
                           static_cast<std::size_t>(x)];
                if (depth <= before) continue;
                before = depth;
                image_.setPixel(x, y, colour);
            }
    }

    const QImage& image() const { return image_; }

  private:
    static float edge(glm::vec3 a, glm::vec3 b, glm::vec3 p) {
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    }
    glm::vec3 onCanvas(glm::vec3 p) const {
        const glm::vec3 off = (p - middle_) * scale_;
        const float half = static_cast<float>(side_) / 2.0F;
        return {half + off.x, half - off.y, off.z};
    }

    QImage image_;
    int side_;
    float scale_ = 1.0F;
    glm::vec3 middle_{};
    std::vector<float> depth_;
};

QRgb shaded(const rendering::ModelVertex& vertex, const rendering::Material& material,
            glm::vec3 normal) {
    const float sun = std::abs(glm::dot(normal, towardsSun));
    const float light = 0.35F + 0.75F * sun;
    const glm::vec3 colour =
        glm::vec3(material.baseColour) * glm::vec3(vertex.colour) * light + material.emission;
    return qRgb(int(screen(colour.r)), int(screen(colour.g)), int(screen(colour.b)));
}

}  // namespace

QImage pictureOf(const rendering::Model& model, int side) {
    glm::vec3 low(std::numeric_limits<float>::infinity()), high = -low;
    for (const rendering::ModelPart& part : model.parts)
        for (const rendering::ModelVertex& vertex : part.vertices) {
            low = glm::min(low, onView(vertex.position));
            high = glm::max(high, onView(vertex.position));
        }
    PictureCanvas canvas(side * oversampling, low, high);
    for (const rendering::ModelPart& part : model.parts) {
        const rendering::Material material =
            model.materials.empty() ? rendering::Material{}
                                    : model.materials[static_cast<std::size_t>(part.material)];
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
            const auto& a = part.vertices[part.indices[i]];
            const auto& b = part.vertices[part.indices[i + 1]];
            const auto& c = part.vertices[part.indices[i + 2]];
            const glm::vec3 across = glm::cross(b.position - a.position, c.position - a.position);
            if (glm::length(across) <= 0.0F) continue;
            canvas.triangle({onView(a.position), onView(b.position), onView(c.position)},
                            shaded(a, material, glm::normalize(across)));
        }
    }
    return canvas.image().scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace sightline::app
