#include "app/window/layouts/layout/model_picture.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <limits>
#include <vector>

#include "app/window/shell/widgets/depth_canvas.h"

namespace sightline::app {
namespace {

constexpr int oversampling = 2;
constexpr float rise = 0.55F;  // vertical part of the unit vector towards the eye
const glm::vec3 towardsSun = glm::normalize(glm::vec3(-0.35F, -0.6F, 0.75F));

/// Converts a point to view coordinates: right, up, towards the eye.
glm::vec3 onView(glm::vec3 p) {
    const float across = (p.x - p.y) * 0.70711F;
    const float away = (p.x + p.y) * 0.70711F;
    const float level = std::sqrt(1.0F - rise * rise);
    return {across, p.z * level + away * rise, p.z * rise - away * level};
}

int screen(float linear) {
    constexpr int steps = 4096;
    static const std::vector<int> levels = [] {
        std::vector<int> made(steps + 1);
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = int(std::pow(float(i) / steps, 1.0F / 2.2F) * 255.0F);
        return made;
    }();
    return levels[static_cast<std::size_t>(std::clamp(linear, 0.0F, 1.0F) * steps)];
}

/// Converts view coordinates to pixels. The model is in the middle of the picture and as large as
/// possible.
class PictureProjection {
  public:
    PictureProjection(int side, glm::vec3 low, glm::vec3 high)
        : half_(static_cast<float>(side) / 2.0F), middle_((low + high) / 2.0F) {
        const float extent = std::max({high.x - low.x, high.y - low.y, 0.01F});
        scale_ = static_cast<float>(side) * 0.92F / extent;
    }
    glm::vec3 operator()(glm::vec3 seen) const {
        const glm::vec3 off = (seen - middle_) * scale_;
        return {half_ + off.x, half_ - off.y, off.z};
    }

  private:
    float half_, scale_ = 1.0F;
    glm::vec3 middle_;
};

QRgb shaded(const rendering::ModelVertex& vertex, const rendering::Material& material,
            glm::vec3 normal) {
    const float sun = std::abs(glm::dot(normal, towardsSun));
    const float light = 0.35F + 0.75F * sun;
    const glm::vec3 colour =
        glm::vec3(material.baseColour) * glm::vec3(vertex.colour) * light + material.emission;
    return qRgb(screen(colour.r), screen(colour.g), screen(colour.b));
}

}  // namespace

QImage pictureOf(const rendering::Model& model, int side) {
    glm::vec3 low(std::numeric_limits<float>::infinity()), high = -low;
    for (const rendering::ModelPart& part : model.parts)
        for (const rendering::ModelVertex& vertex : part.vertices) {
            low = glm::min(low, onView(vertex.position));
            high = glm::max(high, onView(vertex.position));
        }
    DepthCanvas canvas({side * oversampling, side * oversampling});
    const PictureProjection placed(side * oversampling, low, high);
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
            canvas.triangle({placed(onView(a.position)), placed(onView(b.position)),
                             placed(onView(c.position))},
                            shaded(a, material, glm::normalize(across)));
        }
    }
    return canvas.image().scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace sightline::app
